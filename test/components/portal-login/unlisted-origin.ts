import type { Portal } from '../../../src/model/portal-session.js';
import type { Intercept } from '../../support/open-portal.js';

/** As the gate answers a page whose origin the club does not list; a page cannot say another origin than its own. */
export const unlisted: Intercept = async (_, next, path) => {
  const response = await next();
  if (path !== '/portal') return response;
  const { data } = (await response.json()) as { data: Portal };
  return Response.json({ data: { ...data, listed: false } });
};
