import { expect } from 'chai';
import { isStaticFile, methodOf, routeOf, routes } from '../../../src/backend/observability/index.js';
import { calendars, gate, portal, service } from '../../../src/contract/index.js';

describe('the name of an address in log and metrics', () => {
  for (const route of routes)
    it(`is its template: ${route}`, () => {
      expect(routeOf(route.replace(/\{\w+\}/g, 'Ada%20L%C3%B6ve@example.org'))).to.equal(route);
    });

  for (const [face, contract] of Object.entries({
    '/api': service,
    '/public/{workspace}': { ...gate, ...calendars, ...portal },
  }))
    it(`is known for everything under ${face}`, () => {
      expect(routes).to.include.members(Object.values(contract).map(({ path }) => face + path));
    });

  for (const [target, route] of [
    ['/api/', '/api'],
    ['/api/me?first_name=Ada', '/api/me'],
    ['/api/me#Ada', '/api/me'],
    ['http://ada.example/api/me', '/api/me'],
    ['/Ada/../api/me', '/api/me'],
    ['/Ada/%2e%2e/api/me', '/api/me'],
    ['/embed.js', '/{file}'],
    ['/modules/ada-12345678.js', '/{file}'],
    ['/schemas/workspace.json', '/{file}'],
    ['/api/lists/member/persons/ada.js', '/api/lists/{list_id}/persons/{person_id}'],
    ['/portal/ada/', '/portal/{workspace}'],
    ['/portal/ada/#mem_secret', '/portal/{workspace}'],
    ['/public/ada/portal', '/public/{workspace}/portal'],
    ['/public/ada/portal/sessions/current', '/public/{workspace}/portal/sessions/current'],
    ['/public/ada/portal/sessions/mem_secret', 'other'],
    ['/public/ada/portal/links/secret', 'other'],
    ['/public/ada/lists/member/persons/per_ada', '/public/{workspace}/lists/member/persons/{person_id}'],
    ['/public/ada/lists/lst_ada/persons/per_ada', '/public/{workspace}/lists/{list_id}/persons/{person_id}'],
    ['/public/ada/lists/member/persons', '/public/{workspace}/lists/{list_id}/persons'],
    ['/public/ada/lists/member/custom_columns', '/public/{workspace}/lists/{list_id}/custom_columns'],
    ['/public/ada/events.ics', '/public/{workspace}/events.ics'],
    ['/public/ada/events/ada.ics?ada', '/public/{workspace}/events/{slug}.ics'],
    ['/public/ada/events/ada', 'other'],
    ['/public/ada/events/.ics', 'other'],
    ['/public/ada/events/ada.ics/', 'other'],
    ['/portal/', 'other'],
    ['/api/ada.js', 'other'],
    ['/api/lists//persons', 'other'],
    ['/api/me/ada', 'other'],
    ['/API/me', 'other'],
    ['//api/me', 'other'],
    ['/', '/'],
    ['*', 'other'],
    ['', 'other'],
    ['ada:lovelace', 'other'],
    ['http://[ada', 'other'],
  ] as const)
    it(`is ${route} for ${target || 'nothing'}`, () => {
      expect(routeOf(target)).to.equal(route);
    });

  it('leaves persons whose identifier looks like a script to the service', () => {
    expect(['/embed.js', '/schemas/x.json', '/api/lists/member/persons/ada.js'].map(isStaticFile)).to.deep.equal([
      true,
      true,
      false,
    ]);
  });
});

describe('a method in log and metrics', () => {
  for (const [method, expectedRoute] of [
    ['GET', 'GET'],
    ['HEAD', 'HEAD'],
    ['PROPFIND', 'other'],
    ['ADA', 'other'],
    [undefined, 'other'],
  ] as const)
    it(`is ${expectedRoute} for ${method}`, () => {
      expect(methodOf(method)).to.equal(expectedRoute);
    });
});
