import { ApiError, isApiError, issuesOf } from '../../api/index.js';
import { check } from '../../fields/index.js';
import { daysOf, formOf, mergeIssues, participantValues, readParticipants } from '../../forms/index.js';
import type { Issue } from '../../model/issue.js';
import type { RegistrationForm } from '../../model/registration-form.js';
import { honeypotName } from './form-credentials.js';
import type { PageContext, PagesOptions } from './page.js';
import type { Submission } from './submission.js';
import { pendingKeys, type FormPerson, type RegisteredPerson } from './submitted-persons.js';

/** The longest wait for a form token to become valid, or for the same submission under way. */
const MAX_WAIT_MS = 5_000;

/** Attempts while the same submission is under way, as after a double click. */
const MAX_TRIES = 4;

/** A submission that was refused: the persons who were registered before stay so. */
export interface RefusedSubmission {
  readonly error: unknown;
  /** By the names of controls. */
  readonly issues: readonly Issue[];
  readonly submission: Submission;
  /** The person whom the gate refused; undefined if nobody was sent. */
  readonly refusedKey?: number;
}

/** The outcome of a submission: all persons, or why one could not be registered. */
export type SubmissionOutcome = { readonly registered: readonly RegisteredPerson[] } | RefusedSubmission;

/**
 * Registers one person through the gate, in process, as the element does over the network.
 *
 * @throws ApiError if the gate refuses
 */
async function registerPerson(
  form: RegistrationForm,
  { key, idempotencyKey }: FormPerson,
  { answers, credentials }: Submission,
  { api, language }: PageContext,
  wait: PagesOptions['wait'],
): Promise<RegisteredPerson> {
  const values = participantValues(key, formOf(form.columns, form.layout, language), answers);
  const body = form.event ? values : { ...values, creation_behaviour: 'unconfirmed' as const };
  for (let tries = 1; ; tries++) {
    try {
      const { data } = await api.createPerson({
        list_id: form.list_id,
        body,
        idempotency_key: idempotencyKey,
        form_token: credentials.token,
        // nobody else knows it: it tells what is to be paid
        form_family: credentials.family,
        language,
        form_honeypot: !!answers.get(honeypotName),
      });
      return data;
    } catch (error) {
      if (!isApiError(error) || error.status !== 409 || tries === MAX_TRIES) throw error;
      await wait(Math.min(error.retryAfter ?? 1_000, MAX_WAIT_MS));
    }
  }
}

/** The issues of all persons who are not registered yet. */
const issuesOfAll = (form: RegistrationForm, { answers, persons }: Submission, language: string): readonly Issue[] =>
  readParticipants(answers, {
    form: formOf(form.columns, form.layout, language),
    keys: pendingKeys(persons),
    check,
    ...daysOf(form.event, form.today),
  }).issues;

/**
 * Registers the persons who are not registered yet, in order, each under an idempotency key of their own, as the element does
 * (state/group-registrar.ts): the last places go to the persons at the top of the form. Of several persons, nobody is sent
 * while an answer of another is wrong.
 *
 * @throws ApiError 404 if there is no such form
 */
export async function registerPersons(
  form: RegistrationForm,
  submission: Submission,
  context: PageContext,
  wait: PagesOptions['wait'],
): Promise<SubmissionOutcome> {
  const { persons, credentials } = submission;
  const issues = persons.length > 1 ? issuesOfAll(form, submission, context.language) : [];
  if (issues.length) return { error: new ApiError(422, 'Answers are wrong.', issues), issues, submission };
  // visitors faster than the minimum age of a token wait instead of being refused
  const remainingMs = credentials.usableAt - context.clock();
  if (remainingMs > 0 && remainingMs <= MAX_WAIT_MS) await wait(remainingMs + 50);
  const registered: RegisteredPerson[] = [];
  for (const [index, person] of persons.entries()) {
    try {
      registered.push(person.registered ?? (await registerPerson(form, person, submission, context, wait)));
    } catch (error) {
      if (isApiError(error) && error.status === 404) throw error;
      return {
        error,
        issues: mergeIssues(formOf(form.columns, form.layout), [[person.key, issuesOf(error)]]),
        submission: {
          ...submission,
          persons: persons.map((one, position) =>
            position < index ? { ...one, registered: registered[position]! } : one,
          ),
        },
        refusedKey: person.key,
      };
    }
  }
  return { registered };
}
