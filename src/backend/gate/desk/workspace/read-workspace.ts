import type { DeskClubSettings, DeskOrganiser, DeskWorkspace } from '../../../../model/desk-workspace.js';
import { isPortalOpen } from '../../../../model/workspace.js';
import { jsonResponse } from '../../../http/middleware/index.js';
import type { GateContext, GateRoute } from '../../gate-context.js';
import { requireAction } from '../desk-action.js';
import { listsOf } from '../desk-lists.js';
import { requireOrganiser } from '../desk-session.js';
import { workspaceLists } from './workspace-lists.js';

/** Settings of the club, without keys, passwords and secrets: those stand in no table that is read here. */
function clubOf({ workspace, messageMails, addresses }: GateContext): DeskClubSettings {
  const { name, slug, contact_email, time_zone, languages, mail_settings, portal } = workspace;
  const { website_url, logo_url, privacy_url, imprint_url, accent_color } = workspace;
  return {
    ...{ name, slug, contact_email, time_zone, languages },
    ...{ website_url, logo_url, privacy_url, imprint_url, accent_color },
    sender: messageMails.senderOf(workspace),
    notify: mail_settings.notify,
    portal_url: isPortalOpen(workspace) ? (portal.page ?? `${addresses.portal_url}/${slug}`) : null,
  };
}

/** The organisers, with the titles of their lists in place of slugs. */
async function organisersOf(context: GateContext): Promise<DeskOrganiser[]> {
  const { organisers } = context.workspace;
  const all = await listsOf(context, { lists: null });
  const titles = new Map(all.map(({ list, event }) => [event?.slug ?? list.type, event?.title ?? list.name]));
  return organisers.map(({ email, name, role, lists, fields }) => ({
    ...{ email, name, role, fields },
    lists: lists && lists.map((slug) => titles.get(slug) ?? slug),
  }));
}

/**
 * gate: GET /desk/workspace. What the workspace file says, read-only: of the club, its bank account and its organisers to owners, of lists and
 * their forms to those who may see them. No key, password or secret is ever in it.
 */
export const readDeskWorkspace: GateRoute = async (context) => {
  const { hasAllFees, workspace } = context;
  const { organiser } = await requireOrganiser(context);
  requireAction(context, organiser, 'settings');
  const isOwner = organiser.role === 'owner';
  const data: DeskWorkspace = {
    is_hosted: !hasAllFees,
    club: isOwner ? clubOf(context) : null,
    bank_account: isOwner ? workspace.bank_account : null,
    organisers: isOwner ? await organisersOf(context) : null,
    lists: await workspaceLists(context, organiser),
  };
  return jsonResponse(JSON.stringify({ data }));
};
