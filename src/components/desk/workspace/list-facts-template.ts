import { html, nothing } from 'lit';
import { formatDayRange, zonedMoment } from '../../../i18n/index.js';
import type { DeskWorkspace, DeskWorkspaceList } from '../../../model/desk-workspace.js';
import { isolatedList } from '../isolated-list.js';
import { registrationText } from '../registration-text.js';
import { factsTemplate, type Fact } from './facts-template.js';
import { formTemplate } from './form-template.js';
import { fileSource, listSource } from './source-template.js';
import type { WorkspaceContext } from './workspace-context.js';

/** Which number counts, and what the file says if the desk has changed it. */
function placesFact(list: DeskWorkspaceList, { words, workspaceWords, listWords, language }: WorkspaceContext): Fact {
  const { file_places } = list.settings!;
  const fileSays =
    file_places === null
      ? listWords.fileUnlimited
      : listWords.fileSays(new Intl.NumberFormat(language).format(file_places ?? 0));
  return {
    label: words.places,
    value: list.max_persons ?? workspaceWords.unlimited,
    remark: file_places === undefined ? undefined : fileSays,
  };
}

function eventFacts(list: DeskWorkspaceList, context: WorkspaceContext): Fact[] {
  const { workspaceWords, language, timeZone } = context;
  const { start_date, end_date, location, settings } = list;
  if (!settings) return [];
  const days = start_date && formatDayRange(start_date, end_date ?? start_date, language);
  return [
    { label: workspaceWords.days, value: days },
    { label: workspaceWords.location, value: location },
    {
      label: workspaceWords.opens,
      value: settings.opens_at === null ? undefined : zonedMoment(settings.opens_at, language, timeZone),
    },
    { label: workspaceWords.closes, value: zonedMoment(settings.closes_at, language, timeZone) },
    placesFact(list, context),
  ];
}

/** A list with its event, and its forms. */
export function listFactsTemplate(
  workspace: DeskWorkspace,
  list: DeskWorkspaceList,
  context: WorkspaceContext,
): unknown {
  const { workspaceWords, listWords, timeZone, now, language } = context;
  const isEvent = list.settings !== null;
  const part = isEvent ? 'events' : 'lists';
  // an event has these times itself
  const forms = list.forms.map((form) => (isEvent ? { ...form, opens_at: null, closes_at: null } : form));
  const internal = isolatedList(list.internal_columns, language);
  return html`<details class="settings" data-list=${list.list_id}>
    <summary><bdi>${list.title}</bdi></summary>
    <div class="sheet">
      ${
        isEvent
          ? html`<p>
                ${registrationText({ ...list, settings: list.settings! }, { words: listWords, language, timeZone, now })}
              </p>
              ${factsTemplate(eventFacts(list, context), context)}`
          : nothing
      }
      ${listSource(workspace, part, context)} ${forms.length ? nothing : html`<p>${workspaceWords.noForm}</p>`}
      ${forms.map((form) => formTemplate(form, workspace.lists, context))}
      ${forms.length && workspace.is_hosted ? fileSource(workspace, 'forms', context) : nothing}
      ${internal ? factsTemplate([{ label: workspaceWords.internal, value: internal }], context) : nothing}
    </div>
  </details>`;
}
