import type { Context } from 'hono';
import type { EmailChangePurpose } from '../../model/email-change-purpose.js';
import { createHono, decodePathSegment, Refusal } from '../http/middleware/index.js';
import { clubPageOf } from './club-page.js';
import { confirmPageOf, confirmPageScript } from './confirm-page.js';
import { deskPageOf } from './desk-page.js';
import { emailPageOf, emailPageScript } from './email-page.js';
import { formPageOf } from './form-page.js';
import { errorPageOf } from './page-renderer.js';
import type { PagesOptions } from './page.js';
import { pageStyle } from './page-style.js';
import { postFormOf } from './submit-form.js';

export { landingPage } from './landing-page.js';

/** A style sheet or script of the hosted pages. */
const asset = (text: string, type: string) => () =>
  new Response(text, { headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'max-age=3600' } });

/**
 * The hosted pages: a club, each of its forms, and the results of submitting one. Every response below `/portal` is a page,
 * errors included.
 */
export function pagesOf(options: PagesOptions) {
  const club = clubPageOf(options);
  const form = formPageOf(options);
  const desk = deskPageOf(options);
  const email = emailPageOf(options);
  const confirm = confirmPageOf(options);
  const submit = postFormOf(options);
  const error = errorPageOf(options);

  const app = createHono();
  app.get('/portal.css', asset(pageStyle, 'text/css'));
  app.get('/portal/confirm.js', asset(confirmPageScript, 'text/javascript'));
  app.get('/portal/email.js', asset(emailPageScript, 'text/javascript'));
  const nameIn = ({ req }: Context, at: 2 | 3) => decodePathSegment(req.path.split('/')[at]!);
  app.get('/portal/:club', (c) => club(c.req.raw, nameIn(c, 2)));
  app.get('/portal/:club/desk', (c) => desk(c.req.raw, nameIn(c, 2)));
  app.get('/portal/:club/:form', (c) => form(c.req.raw, nameIn(c, 2), nameIn(c, 3)));
  app.post('/portal/:club/:form', (c) => submit(c.req.raw, nameIn(c, 2), nameIn(c, 3)));
  app.on(['GET', 'POST'], '/portal/:club/:form/confirmation', (c) => confirm(c.req.raw, nameIn(c, 2), nameIn(c, 3)));
  app.get('/portal/:club/email/:purpose{confirm|undo}', (c) =>
    email(c.req.raw, nameIn(c, 2), c.req.param('purpose') as EmailChangePurpose),
  );
  app.all('/portal/*', (c) => error(c.req.raw, 404));
  app.onError((thrown, { req }) => {
    if (thrown instanceof Refusal) return error(req.raw, thrown.status, thrown.headers);
    options.report(thrown);
    return error(req.raw, 500);
  });
  return app;
}
