import type { DemoKeys } from '../../demo.js';

/** The answer of `turnout serve` as data. */
export interface ServeAnswer {
  readonly origin: string;
  readonly api: string;
  readonly embed: string;
  readonly portals: readonly string[];
  /** The folder or database, without a password. */
  readonly data: string;
  readonly mails: string;
  /** The code of the error with which mails fail. */
  readonly mail_trouble?: string;
  readonly metrics?: string;
}

export interface ReadyMessageOptions {
  readonly demo: boolean;
  readonly demoKeys: DemoKeys | undefined;
  readonly mailHint: string;
}

/** The address to open first, or the next commands if no club has a form yet. */
function openFirst(origin: string, { demo, portals }: { demo: boolean; portals: readonly string[] }): string[] {
  if (demo) return [`  Open ${origin}/example first.`];
  const [portal] = portals;
  if (portal !== undefined) return [`  Open ${portal} first.`];
  return [
    '  There is no club with a form yet. In another terminal:',
    '    turnout init                    writes a first workspace.yaml',
    '    turnout apply workspace.yaml    stores it; its forms are served at once',
  ];
}

/** The lines that `turnout serve` prints once it listens. */
export const readyMessage = (
  { origin, api, embed, portals, data, mails, mail_trouble, metrics }: ServeAnswer,
  { demo, demoKeys, mailHint }: ReadyMessageOptions,
): string[] => [
  `Turnout is ready at ${origin}`,
  '',
  ...(demo ? [`  Example page   ${origin}/example`] : []),
  ...portals.map((portal) => `  Portal         ${portal}`),
  `  API            ${api}`,
  `  Embed script   ${embed}`,
  `  Data           ${data}`,
  `  Mails          ${mails}`,
  ...(mail_trouble === undefined ? [] : [`                 CANNOT BE SENT (${mail_trouble}). ${mailHint}`]),
  ...(metrics ? [`  Metrics        ${metrics}`] : []),
  '',
  ...openFirst(origin, { demo, portals }),
  ...(demoKeys
    ? [
        '',
        `  Demo key       ${demoKeys.main}`,
        '                 (printed this once; node dist/server/cli.js key create --workspace sv-wiesental --name NAME makes more)',
        '',
        '  Keys that are refused things, for trying:',
        ...demoKeys.refusals.map(({ status, reason, key }) => `    ${status}  ${reason.padEnd(26)} ${key}`),
      ]
    : []),
];
