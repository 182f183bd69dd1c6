import { fault } from './available-fields.js';
import { mailTemplateFaults } from './mail-template-faults.js';
import type { RawFile, ValidPart } from './raw-file.js';
import type { PathFault } from './schema-faults.js';

/** The faults of the member portal: a page that may not show personal data, or a mail without its link. */
export function portalFaults({ member_portal, portal_origins = [] }: ValidPart<RawFile['workspace']>): PathFault[] {
  const { page, mails = {} } = member_portal ?? {};
  const origin = page !== undefined && URL.canParse(page) ? new URL(page).origin : undefined;
  const isUnlisted = origin !== undefined && !portal_origins.includes(origin) && !portal_origins.includes(undefined);
  const hasQueryOrHash = page !== undefined && /[#?]/.test(page);
  const pagePath = ['workspace', 'member_portal', 'page'];
  return [
    ...(isUnlisted ? [fault(pagePath, `no personal data is shown on ${origin}; add it to portal_origins`)] : []),
    ...(hasQueryOrHash ? [fault(pagePath, 'write it without ? and #; the link adds its own')] : []),
    ...mailTemplateFaults(mails, ['workspace', 'member_portal', 'mails']),
  ];
}
