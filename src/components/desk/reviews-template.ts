import { zonedMoment } from '../../i18n/index.js';
import { html, nothing } from 'lit';
import type { DeskReview } from '../../model/desk.js';
import type { FieldValue } from '../../model/person.js';
import { heading } from '../heading.js';
import { actionsTemplate } from './actions-template.js';
import { answerColumns, nameOf } from './desk-columns.js';
import type { DeskContext } from './desk-context.js';
import type { DeskController } from './desk-controller.js';
import { answersTemplate } from './answers-template.js';

/** False for a question that was not answered. */
const hasAnswer = (value: FieldValue): boolean =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && !value.length);

function reviewTemplate(page: DeskController, review: DeskReview, context: DeskContext): unknown {
  const { lists, time_zone, actions } = page.desk!;
  const list = lists.find(({ list_id }) => list_id === review.list_id);
  const name = nameOf(review);
  const allowed = actions.includes('review') ? (['release', 'delete'] as const) : [];
  return html`<li class="card">
    <h2><bdi>${name || context.words.noAnswer}</bdi></h2>
    <div class="facts">
      ${list ? html`<p><bdi>${list.title}</bdi></p>` : nothing}
      <p>${zonedMoment(review.created_at, context.language, time_zone)}</p>
    </div>
    <p>${context.words.reviewReason}</p>
    ${
      list
        ? answersTemplate(
            answerColumns(list).filter(({ id }) => hasAnswer(review.values[id])),
            review,
            context,
            time_zone,
          )
        : nothing
    }
    ${actionsTemplate(page.actions, { id: review.id, list_id: review.list_id, name }, allowed, context)}
  </li>`;
}

/** The registrations that wait for somebody to look at them. */
export const reviewsTemplate = (page: DeskController, context: DeskContext): unknown =>
  page.reviews
    ? html`${heading(1, context.words.states.held)}
      ${
        page.reviews.length
          ? html`<ul class="cards">
              ${page.reviews.map((review) => reviewTemplate(page, review, context))}
            </ul>`
          : html`<p>${context.words.nothingToDo}</p>`
      }`
    : nothing;
