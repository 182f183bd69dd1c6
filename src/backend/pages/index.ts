import { urlOf } from '../backend.js';
import { decodePathSegment } from '../http/middleware/index.js';
import { clubPageOf } from './club-page.js';
import { emailPageOf } from './email-page.js';
import { formPageOf } from './form-page.js';
import type { PagesOptions } from './page.js';
import { postFormOf } from './submit-form.js';

export { emailPageScript } from './email-page.js';
export { pageStyle } from './page-style.js';

/**
 * The pages that the backend hosts: of a club, of each of its forms, and of what comes of sending one. Answers a request for
 * one of them; gives undefined where there is no page at its address.
 */
export function pagesOf(options: PagesOptions): (request: Request) => Promise<Response> | undefined {
  const club = clubPageOf(options);
  const form = formPageOf(options);
  const email = emailPageOf(options);
  const posted = postFormOf(options);
  return (request) => {
    const [, face, workspace, slug, purpose, ...rest] = urlOf(request).pathname.split('/');
    if (face !== 'portal' || !workspace || rest.length) return undefined;
    const reads = /^(GET|HEAD)$/.test(request.method);
    if (purpose === undefined) {
      if (reads)
        return slug
          ? form(request, decodePathSegment(workspace), decodePathSegment(slug))
          : club(request, decodePathSegment(workspace));
      return slug && request.method === 'POST'
        ? posted(request, decodePathSegment(workspace), decodePathSegment(slug))
        : undefined;
    }
    const isEmailPage = slug === 'email' && reads && (purpose === 'confirm' || purpose === 'undo');
    return isEmailPage ? email(request, decodePathSegment(workspace), purpose) : undefined;
  };
}
