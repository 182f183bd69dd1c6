import { readFileSync } from 'node:fs';
import { newEngine } from '#test-engine';
import { previewKinds, previewMail, type MailMessage, type PreviewKind } from '../../src/backend/mail/index.js';
import { openStore } from '../../src/backend/store/index.js';
import { withService } from '../../src/backend/commands/shared/service-within.js';
import { applyWorkspace, readWorkspaceFile } from '../../src/backend/workspace/index.js';
import { loadRegions } from '../../src/fields/index.js';

export const PREVIEW_LANGUAGES = ['de', 'en', 'ar'] as const;

export interface PreviewedMail {
  readonly kind: PreviewKind;
  readonly language: string;
  readonly message: MailMessage;
}

/** Every kind of mail of the demo club in German, English and Arabic; `more` are further keys of its workspace. */
export async function previewedMails(more = ''): Promise<PreviewedMail[]> {
  await loadRegions();
  const yaml = readFileSync('demo/workspace.yaml', 'utf8').replace(
    'languages: [de, en]',
    `languages: [de, en, ar]\n  ${more}`,
  );
  const store = await openStore(await newEngine());
  await applyWorkspace(store, readWorkspaceFile(yaml));
  const [workspace] = await store.workspaces.all();
  return withService(store, workspace!, ['events:read', 'columns:read'], async (api) => {
    const context = {
      store,
      memberApi: async () => api,
      clock: () => Date.parse('2026-11-26T08:00:00Z'),
      portal_url: 'https://turnout.example.org/portal',
    };
    const mails: PreviewedMail[] = [];
    for (const kind of previewKinds)
      for (const language of PREVIEW_LANGUAGES) {
        const message = await previewMail(context, workspace!, { kind, language });
        if (!message) throw new Error(`There is no mail ${kind} in ${language}`);
        mails.push({ kind, language, message });
      }
    return mails;
  });
}

/** The HTML part as a browser shows it. */
export const withImages = ({ html, attachments = [] }: MailMessage): string =>
  attachments.reduce(
    (text, { cid, contentType, content }) =>
      cid === undefined ? text : text.replaceAll(`cid:${cid}`, `data:${contentType};base64,${content}`),
    html,
  );
