import { html, nothing, type TemplateResult } from 'lit';
import { hasClubTexts } from './choices.js';
import { startSteps, type StartStep } from './host.js';
import { words } from './language.js';
import { sentence } from './panels/sentence.js';

/** What the page says about its service and its links. */
export interface StageStatus {
  /** The step of the start that is under way. */
  readonly step: StartStep | undefined;
  /** Why the service could not be started. */
  readonly startError: string;
  /** The address of the last link to another page. */
  readonly leftFor: string;
}

/**
 * The progress until the service in the page answers, its error, or the link that leads elsewhere. In a language that the club
 * does not write, it says so.
 */
export function stageStatus({ step, startError, leftFor }: StageStatus, lang: string): TemplateResult {
  const text = leftFor ? words.leadsTo(leftFor) : startError || (step ? words.starting[step] : '');
  return html`<div class="status" ?data-busy=${step && !leftFor}>
    ${
      step && !leftFor
        ? html`<progress
            max=${startSteps.length}
            value=${startSteps.indexOf(step) + 0.5}
            aria-label=${words.starting[step]}
          ></progress>`
        : nothing
    }
    <p role="status">${sentence(text)}</p>
    ${hasClubTexts(lang) ? nothing : html`<p class="club-texts">${words.clubTexts}</p>`}
  </div>`;
}
