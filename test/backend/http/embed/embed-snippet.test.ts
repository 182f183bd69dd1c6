import { expect } from 'chai';
import { faultsOf } from '../../../support/workspace-faults.js';
import { backend, origin } from '../../../support/backend.js';

const bad: [what: string, slug: string][] = [
  ['empty', ''],
  ['with capitals', 'Camp'],
  ['with a space', 'summer camp'],
  ['with a space around it', ' camp'],
  ['with a line break at its end', 'camp\n'],
  ['with a quote', 'camp"'],
  ['with another quote', "camp'"],
  ['that ends the tag', 'camp"></script><script>alert(1)</script>'],
  ['with an angle bracket', '<camp'],
  ['with an ampersand', 'a&b'],
  ['with an entity', 'a&quot;b'],
  ['with a slash', 'a/b'],
  ['with a backslash', 'a\\b'],
  ['with a dot', 'a.b'],
  ['that leads up', '..'],
  ['with a percent sign', 'a%22b'],
  ['with a question mark', 'a?b'],
  ['with a hash', 'a#b'],
  ['with an underscore', 'a_b'],
  ['with an umlaut', 'zeltlager-größe'],
  ['with a letter that only looks like one', 'cаmp'],
  ['that begins with a hyphen', '-camp'],
  ['that ends with a hyphen', 'camp-'],
  ['that is a hyphen', '-'],
  ['longer than 64 letters', 'x'.repeat(65)],
  ['with an invisible letter', 'ca\u200bmp'],
  ['with NUL', 'camp\0'],
];

const good = ['camp', 'c', '7', '2027', 'summer-camp-2027', 'a--b', 'x'.repeat(64), 'script', 'constructor'];

/** A file with slugs, quoted the way that both JSON and YAML read. */
const file = ({ club = 'club', event = 'event-1', join = 'join-1' }) => `
workspace: { slug: ${JSON.stringify(club)}, name: Club }
lists: [{ type: member, name: Members, application: { slug: ${JSON.stringify(join)}, title: Join } }]
events: [{ slug: ${JSON.stringify(event)}, title: Camp, published: true, start_date: 2027-07-24 }]
`;

describe('the embed snippet of an event', () => {
  for (const slug of good)
    it(`is one script with the attributes that the embed needs: ${slug}`, async () => {
      const { api } = await backend({ yaml: file({ event: slug }) });
      const [event] = (await api.listEvents()).data;
      expect(event!.embed_snippet).to.equal(
        `<script src="${origin}/embed.js?slug=club/${slug}" data-slug="club/${slug}" async crossorigin></script>`,
      );
    });

  it('is the same for visitors', async () => {
    const { api, visitor } = await backend();
    const snippets = new Map((await api.listEvents()).data.map((event) => [event.slug, event.embed_snippet]));
    const { data } = await visitor.listEvents();
    expect(data.map(({ embed_snippet }) => embed_snippet)).to.deep.equal(data.map(({ slug }) => snippets.get(slug)));
  });

  it('is in the response beside the address of the form', async () => {
    const { api } = await backend();
    const [event] = (await api.listEvents()).data;
    expect([event!.slug, event!.url]).to.deep.equal(['club/camp', `${origin}/portal/club/camp`]);
  });
});

describe('a slug', () => {
  for (const slug of good)
    for (const place of ['club', 'event', 'join'])
      it(`may be that of the ${place}: ${slug}`, () => {
        expect(faultsOf(file({ [place]: slug }))).to.deep.equal([]);
      });

  for (const [what, slug] of bad)
    for (const [place, path] of [
      ['club', 'workspace.slug'],
      ['event', 'events.0.slug'],
      ['join', 'lists.0.application.slug'],
    ] as const)
      it(`is refused for the ${place} ${what}`, () => {
        expect(faultsOf(file({ [place]: slug })).filter((fault) => fault.includes(` ${path}:`))).to.have.length.above(
          0,
        );
      });

  it('belongs to one form only', () => {
    const [fault, ...more] = faultsOf(file({ event: 'camp', join: 'camp' }));
    expect([fault?.replace(/^.*: /, ''), more]).to.deep.equal([
      'the form "camp" is there twice; give one of them another name',
      [],
    ]);
  });
});
