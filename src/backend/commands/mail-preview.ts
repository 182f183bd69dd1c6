import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { previewKinds, previewMail, type MailMessage, type PreviewKind } from '../mail/index.js';
import { emlOf } from '../mail/transports/eml.js';
import type { Workspace } from '../../model/workspace.js';
import type { Store } from '../store/index.js';
import { closestMatch, UsageError, workspaceIn } from '../workspace/index.js';
import { command } from './shared/command.js';
import { withExistingStore } from './shared/open-store.js';
import { withService } from './shared/service-within.js';
import { formatCount } from './shared/size.js';

interface Preview {
  readonly kind: PreviewKind;
  readonly language: string;
  readonly message: MailMessage;
}

const listed = (words: readonly string[]): string => words.join(', ');

/** The words that an option chooses of those that there are; all without it. Throws `UsageError`. */
function chosen<Word extends string>(option: string, value: string | undefined, all: readonly Word[]): readonly Word[] {
  if (value === undefined) return all;
  const match = all.find((word) => word === value);
  if (match !== undefined) return [match];
  const suggestion = closestMatch(value, all);
  throw new UsageError(
    `--${option}: there is no ${value}; ${suggestion ? `did you mean ${suggestion}?` : `known are ${listed(all)}.`}`,
  );
}

async function previewsOf(
  store: Store,
  workspace: Workspace,
  { kinds, languages, form }: { kinds: readonly PreviewKind[]; languages: readonly string[]; form: string | undefined },
): Promise<Preview[]> {
  if (form !== undefined)
    chosen(
      'form',
      form,
      (await store.forms.all(workspace.id)).map(({ slug }) => slug),
    );
  return withService(store, workspace, ['events:read', 'columns:read'], async (api) => {
    const context = {
      store,
      memberApi: async () => api,
      clock: Date.now,
      portal_url: 'https://turnout.example.org/portal',
    };
    const previews: Preview[] = [];
    for (const kind of kinds)
      for (const language of languages) {
        const message = await previewMail(context, workspace, { kind, language, slug: form });
        if (message) previews.push({ kind, language, message });
      }
    return previews;
  });
}

/** The HTML part as browsers show it, with its images in it. */
const standalone = ({ html, attachments = [] }: MailMessage): string =>
  attachments.reduce(
    (text, { cid, contentType, content }) =>
      cid === undefined ? text : text.replaceAll(`cid:${cid}`, `data:${contentType};base64,${content}`),
    html,
  );

/** Writes a mail as HTML, text and `.eml`. Returns the names of the files. */
async function writePreview(folder: string, { kind, language, message }: Preview): Promise<string[]> {
  const name = `${kind}.${language}`;
  const files = { html: standalone(message), txt: message.text, eml: await emlOf(message) };
  for (const [extension, content] of Object.entries(files))
    await writeFile(join(folder, `${name}.${extension}`), content);
  return Object.keys(files).map((extension) => `${name}.${extension}`);
}

const linesOf = ({ kind, language, message }: Preview): string[] => [
  `== ${kind}, ${language}`,
  `From: ${message.from.name} <${message.from.address}>`,
  ...(message.replyTo ? [`Reply-To: ${message.replyTo.address}`] : []),
  `Subject: ${message.subject}`,
  '',
  ...message.text.split('\n'),
];

export const mailPreview = command({
  group: 'set-up',
  name: 'mail preview',
  summary: 'show the mails of a workspace, about example persons; none is sent',
  details: [
    `Words every kind of mail as it would be sent, with the words and the colour of the workspace. Kinds: ${listed(previewKinds)}.`,
    'Without --out the text parts are printed. With it each mail is written as .html, .txt and .eml, which mail programs open.',
  ],
  operands: {},
  options: {
    kind: { value: 'KIND', description: 'only this kind of mail' },
    language: { value: 'TAG', description: 'only this language of the workspace' },
    form: { value: 'SLUG', description: 'about this event or application; default: one that has such mails' },
    out: { value: 'FOLDER', description: 'write the mails as files into this folder' },
  },
  examples: ['turnout mail preview --kind registered --language de', 'turnout mail preview --out mails'],
  failureMeaning: 'refused: there is no such kind, language or form, or the data cannot be opened',

  async run({ options: { data, workspace: slug, kind, language, form, out }, print }) {
    const kinds = chosen('kind', kind, previewKinds);
    const previews = await withExistingStore(data, async (store) => {
      const workspace = await workspaceIn(store, slug);
      return previewsOf(store, workspace, {
        kinds,
        languages: chosen('language', language, workspace.languages),
        form,
      });
    });
    if (out === undefined)
      return print(
        previews.map(({ message: { subject, text, html }, ...of }) => ({ ...of, subject, text, html })),
        previews.flatMap(linesOf),
      );
    await mkdir(out, { recursive: true });
    const files: string[] = [];
    for (const preview of previews) files.push(...(await writePreview(out, preview)));
    print({ folder: out, files }, [`Wrote ${formatCount(previews.length, 'mail')} to ${out}.`]);
  },
});
