import { html } from 'lit';
import type { DeskWorkspace } from '../../../model/desk-workspace.js';
import type { WorkspaceContext } from './workspace-context.js';

type Source = Pick<DeskWorkspace, 'is_hosted'>;

/** Says that a section stands in the workspace file, under what name, and what changes it. */
export const fileSource = ({ is_hosted }: Source, part: string, { workspaceWords }: WorkspaceContext): unknown =>
  html`<p class="help source">${workspaceWords.inFile(part, is_hosted ? 'turnout gate apply' : 'turnout apply')}</p>`;

/** Says where events and lists stand: before a hosted service, there. */
export const listSource = (source: Source, part: string, context: WorkspaceContext): unknown =>
  source.is_hosted
    ? html`<p class="help source">${context.workspaceWords.atService}</p>`
    : fileSource(source, part, context);
