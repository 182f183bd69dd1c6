import { html } from 'lit';
import type { DeskWorkspace } from '../../../model/desk-workspace.js';
import type { WorkspaceContext } from './workspace-context.js';

type Source = Pick<DeskWorkspace, 'is_hosted'>;

/** A text with some of its pieces as code, which no line breaks and which runs from left to right. */
const withCode = (text: string, ...codes: readonly string[]): unknown =>
  text
    .split(new RegExp(`(${codes.join('|')})`))
    .map((piece) => (codes.includes(piece) ? html`<code dir="ltr">${piece}</code>` : piece));

/** Says that a section stands in the workspace file, under what name, and what changes it. */
export function fileSource({ is_hosted }: Source, part: string, { workspaceWords }: WorkspaceContext): unknown {
  const command = is_hosted ? 'turnout gate apply' : 'turnout apply';
  return html`<p class="help source">${withCode(workspaceWords.inFile(part, command), part, command)}</p>`;
}

/** Says where events and lists stand: before a hosted service, there. */
export const listSource = (source: Source, part: string, context: WorkspaceContext): unknown =>
  source.is_hosted
    ? html`<p class="help source">${context.workspaceWords.atService}</p>`
    : fileSource(source, part, context);
