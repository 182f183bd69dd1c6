import { isApiError, type ApiError } from '../../api/index.js';
import { readAll } from '../../fields/index.js';
import { formOf, isVisitorOnlyAnswer } from '../../forms/index.js';
import type { Person } from '../../model/person.js';
import type { RegistrationForm } from '../../model/registration-form.js';
import { kept, notTaken, unread, type Typed } from './refused-form.js';
import { drawing, type Drawn, type PagesOptions, type Sight } from './page.js';
import { honeypotName, passIn } from './form-credentials.js';
import { isFromElsewhere, postedIn } from './form-body.js';
import { thanked } from './confirmation.js';

/** So long it is waited for a form token, or for the same form that was sent before. Milliseconds. */
const longest = 5_000;

/** How often it is looked what has become of the same form: somebody has pressed the button twice. */
const most = 4;

/** Registers one person through the gate, in process, as the element does over the network. Throws `ApiError`. */
async function register(
  form: RegistrationForm,
  { answers, pass }: Typed,
  { api, clock, language }: Sight,
  wait: PagesOptions['wait'],
): Promise<Partial<Person> & { id: string }> {
  const values = readAll(answers, formOf(form.columns, form.layout, language).fields);
  const body = form.event ? values : { ...values, creation_behaviour: 'unconfirmed' as const };
  // who is faster than the gate expects of people is only slowed down
  const left = pass.ready - clock();
  if (left > 0 && left <= longest) await wait(left + 50);
  for (let tries = 1; ; tries++) {
    try {
      const { data } = await api.createPerson({
        list_id: form.list_id,
        body,
        idempotency_key: pass.key,
        form_token: pass.token,
        form_note: !!answers.get(honeypotName),
      });
      return data;
    } catch (error) {
      if (!isApiError(error) || error.status !== 409 || tries === most) throw error;
      await wait(Math.min(error.retryAfter ?? 1_000, longest));
    }
  }
}

/** Takes out what only the visitor answers: another website has ticked and filled that in (requirements.md 72). */
function forget(answers: URLSearchParams, { columns, layout }: RegistrationForm): void {
  const names = formOf(columns, layout).fields.flatMap((field) => (isVisitorOnlyAnswer(field) ? field.name : []));
  for (const name of new Set(answers.keys()))
    if (names.some((own) => name === own || name.startsWith(`${own}.`))) answers.delete(name);
}

/**
 * Takes a form that was sent without JavaScript: `POST {portal_url}/{workspace}/{form}`. It is checked and stored through the
 * gate, as any other registration. Whatever comes of it, the page that answers holds everything that was typed.
 */
export function postFormOf(options: PagesOptions) {
  const draw = drawing(options);

  async function answered(request: Request, slug: string, sight: Sight): Promise<Drawn> {
    let answers: URLSearchParams | undefined;
    let form: RegistrationForm | undefined;
    let typed: Typed | undefined;
    try {
      answers = await postedIn(request);
      form = (await sight.api.readForm({ slug })).data;
      if (isFromElsewhere(request)) forget(answers, form);
      typed = { answers, pass: passIn(answers) };
      const person = await register(form, typed, sight, options.wait);
      return await thanked(form, person, sight);
    } catch (error) {
      const { status } = error as Partial<ApiError>;
      if (status === 404) throw error;
      if (form && typed) return notTaken(error, form, typed, sight);
      const typedHere = isFromElsewhere(request) ? new URLSearchParams() : answers;
      if (typedHere) return kept(error as Partial<ApiError>, typedHere, sight);
      const page = unread(status, sight);
      if (page) return page;
      throw error;
    }
  }

  return (request: Request, workspace: string, slug: string): Promise<Response> =>
    draw(request, workspace, (sight) => answered(request, slug, sight));
}
