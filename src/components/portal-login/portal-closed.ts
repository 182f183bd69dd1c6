import { html, nothing } from 'lit';
import type { LoginWords } from '../../i18n/index.js';
import type { Portal } from '../../model/portal-session.js';
import { notice } from '../notice.js';

/** Whether members can sign in where the element stands. */
export const isPortalOpen = ({ status, listed }: Portal): boolean => status === 'enabled' && listed;

/** Renders why nobody can sign in here, and the place to sign in. */
export function portalClosed({ status, url, contact_email }: Portal, words: LoginWords): unknown {
  const contactLine = contact_email ? html`<p><bdi>${words.askClub(contact_email)}</bdi></p>` : nothing;
  if (status === 'disabled') return notice('status', words.portalClosed, contactLine);
  if (status === 'superordinate') return notice('status', words.viaParent, contactLine);
  return notice(
    'status',
    words.notHere,
    html`<a href=${url} target="_blank" rel="noopener"
      >${words.elsewhere} <span class="optional">${words.newTab}</span></a
    >`,
  );
}
