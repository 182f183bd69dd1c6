import { html } from 'lit';
import type { DeskWorkspace } from '../../../model/desk-workspace.js';
import type { WorkspaceContext } from './workspace-context.js';

type Source = Pick<DeskWorkspace, 'is_hosted'>;

/** Stand in a sentence where its code comes, so that the same word in the sentence itself stays text. */
const [PART, COMMAND] = ['\u{e000}', '\u{e001}'] as const;

/** The name of a key, or a command: in one piece where its line is wide enough, and from left to right. */
const code = (text: string): unknown => html`<code dir="ltr">${text}</code>`;

/** Says that a section stands in the workspace file, under what name, and what changes it. */
export function fileSource({ is_hosted }: Source, part: string, { workspaceWords }: WorkspaceContext): unknown {
  const command = is_hosted ? 'turnout gate apply' : 'turnout apply';
  const content = workspaceWords
    .inFile(PART, COMMAND)
    .split(/([\u{e000}\u{e001}])/u)
    .map((piece) => (piece === PART ? code(part) : piece === COMMAND ? code(command) : piece));
  return html`<p class="help source">${content}</p>`;
}

/** Says where events and lists stand: before a hosted service, there. */
export const listSource = (source: Source, part: string, context: WorkspaceContext): unknown =>
  source.is_hosted
    ? html`<p class="help source">${context.workspaceWords.atService}</p>`
    : fileSource(source, part, context);
