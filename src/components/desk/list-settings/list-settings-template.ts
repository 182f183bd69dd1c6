import { html, nothing } from 'lit';
import type { DeskList, DeskSession } from '../../../model/desk.js';
import { failureText } from '../actions-template.js';
import type { DeskContext } from '../desk-context.js';
import type { DeskController } from '../desk-controller.js';
import { registrationText } from '../registration-text.js';
import { MAX_PLACES, type ListSettings } from './list-settings.js';

interface SettingsContext extends DeskContext {
  readonly page: DeskController;
  readonly desk: DeskSession;
  readonly list: DeskList;
  readonly state: ListSettings;
}

function openButton({ page, list, state }: SettingsContext): unknown {
  const isClosedHere = list.settings!.closed_at !== null;
  if (!isClosedHere && !list.is_open) return nothing;
  return html`<button
    type="button"
    data-closed=${isClosedHere ? 'false' : 'true'}
    aria-disabled=${state.isBusy ? 'true' : nothing}
    @click=${() => state.setClosed(page, list, !isClosedHere)}
  >
    ${isClosedHere ? state.words.open : state.words.close}
  </button>`;
}

/** The number of the file, where the desk has set another. */
function fileText({ list, state: { words }, language }: SettingsContext): unknown {
  const { file_places } = list.settings!;
  if (file_places === undefined) return nothing;
  const text =
    file_places === null ? words.fileUnlimited : words.fileSays(new Intl.NumberFormat(language).format(file_places));
  return html`<p class="help" id="places.file">${text}</p>`;
}

function question({ page, list, state, words, language, loginWords }: SettingsContext): unknown {
  const format = new Intl.NumberFormat(language);
  const text = state.words.fewerThanTaken(format.format(list.settings!.places_taken), format.format(state.questioned!));
  return html`<div class="notice alert question" role="group" aria-labelledby="places.question">
    <p id="places.question">${text}</p>
    <div class="actions">
      <button type="button" class="keep" @click=${() => state.keep(page)}>${words.keep}</button>
      <button type="button" class="yes" @click=${() => state.confirm(page, list)}>
        ${state.isBusy ? loginWords.saving : state.words.savePlaces}
      </button>
    </div>
  </div>`;
}

function placesForm(context: SettingsContext): unknown {
  const { page, list, state, language, loginWords } = context;
  const format = new Intl.NumberFormat(language);
  const { words, isInvalid } = state;
  return html`<form novalidate method="dialog">
    <div part="field" class=${isInvalid ? 'field wrong' : 'field'}>
      <label part="label" for="places">${words.placesLabel}</label>
      <p class="help" id="places.help">
        ${words.taken(format.format(list.settings!.places_taken))} ${words.placesHelp}
      </p>
      ${fileText(context)}
      <input
        part="control"
        id="places"
        name="places"
        type="text"
        inputmode="numeric"
        size="8"
        autocomplete="off"
        .value=${state.typed ?? String(list.max_persons ?? '')}
        aria-invalid=${isInvalid ? 'true' : nothing}
        aria-describedby="places.help places.file${isInvalid ? ' places.issue' : ''}"
        @input=${({ currentTarget }: Event) => (state.typed = (currentTarget as HTMLInputElement).value)}
      />
      ${
        isInvalid
          ? html`<p part="issue" class="issue" id="places.issue">${words.invalid(format.format(MAX_PLACES))}</p>`
          : nothing
      }
    </div>
    <div class="actions">
      <button
        type="submit"
        class="save-places"
        aria-disabled=${state.isBusy ? 'true' : nothing}
        @click=${(event: Event) => {
          event.preventDefault();
          void state.savePlaces(page, list);
        }}
      >
        ${state.isBusy ? loginWords.saving : words.savePlaces}
      </button>
    </div>
  </form>`;
}

/** Result of the last change. */
function outcome(context: SettingsContext): unknown {
  const { state } = context;
  if (state.failure)
    return html`<div class="notice alert" role="alert" tabindex="-1">
      <p>${failureText(state.failure, context)}</p>
    </div>`;
  return state.outcome
    ? html`<div class="notice done" role="status" tabindex="-1"><p>${state.words[state.outcome]}</p></div>`
    : nothing;
}

/** The registration of an event: open or closed, and its places. */
export function listSettingsTemplate(page: DeskController, state: ListSettings, deskContext: DeskContext): unknown {
  const { list, desk } = page;
  if (!list?.settings || !desk) return nothing;
  const context = { ...deskContext, page, desk, list, state };
  return html`<details class="settings">
    <summary>${state.words.title}</summary>
    <div class="sheet">
      ${outcome(context)}
      <p class="registration">
        ${registrationText({ ...list, settings: list.settings }, { ...deskContext, words: state.words, timeZone: desk.time_zone, now: desk.now })}
      </p>
      <div class="actions">${openButton(context)}</div>
      ${state.questioned === undefined ? placesForm(context) : question(context)}
    </div>
  </details>`;
}
