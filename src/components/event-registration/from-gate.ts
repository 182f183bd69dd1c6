import { gateClient } from '../../api/index.js';
import type { RegistrationForm } from '../../model/registration-form.js';
import { clubAtGate } from '../club-at-gate.js';
import type { FormSource, LoadedForm } from './loaded-form.js';

/** A form from the gate, and the API of the gate that takes its registrations. */
export function fromGate({ base, slug }: FormSource, form: RegistrationForm): LoadedForm {
  const { name, ...gateOptions } = clubAtGate(base, slug);
  const api = gateClient(gateOptions);
  return {
    form,
    api: {
      isIdempotent: true,
      token: async () => (await api.readFormToken({ slug: name })).data,
      register: async (values, idempotency_key, { token, work, honeypot, family, language }) => {
        const body = form.event ? values : { ...values, creation_behaviour: 'unconfirmed' as const };
        const credentials = {
          form_token: token,
          form_work: work,
          form_honeypot: honeypot,
          form_family: family,
          language,
        };
        return (await api.createPerson({ list_id: form.list_id, body, idempotency_key, ...credentials })).data;
      },
    },
  };
}
