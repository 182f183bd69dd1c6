import { ApiError, gateClient } from '../../api/index.js';
import type { FoundForm } from './open-form.js';

export interface Whereabouts {
  base: string;
  /** `club/form` */
  slug: string;
  signal: AbortSignal;
}

/** Asks the gate for a form, in one request. Throws `ApiError`. */
export async function fromGate({ base, slug, signal }: Whereabouts): Promise<FoundForm> {
  const [club = '', name] = slug.split('/');
  if (!name) throw new ApiError(404, 'The slug names no form');
  const api = gateClient({ base: `${base}/${encodeURIComponent(club)}` });
  const { data: form } = await api.readForm({ slug: name, signal });
  return {
    form,
    desk: {
      retryProof: true,
      token: async () => (await api.readFormToken({ slug: name })).data,
      register: async (values, idempotency_key, { token, work, note }) => {
        const body = form.event ? values : { ...values, creation_behaviour: 'unconfirmed' as const };
        const pass = { form_token: token, form_work: work, form_note: note };
        return (await api.createPerson({ list_id: form.list_id, body, idempotency_key, ...pass })).data;
      },
    },
  };
}
