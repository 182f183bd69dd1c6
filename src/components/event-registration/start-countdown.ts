import type { ReactiveControllerHost } from 'lit';
import type { RegistrationForm } from '../../model/registration-form.js';
import { Countdown } from './countdown.js';

/** The element whose form opens later. */
type CountdownHost = ReactiveControllerHost & HTMLElement & { reload(): Promise<void> };

/** Counts down to the opening of a form, and loads the form again then; undefined if nobody knows when it opens. */
export default (host: CountdownHost, { opens_at, now }: RegistrationForm): Countdown | undefined => {
  if (!opens_at) return undefined;
  const countdown = new Countdown(host, () => void host.reload());
  countdown.start(opens_at, now);
  return countdown;
};
