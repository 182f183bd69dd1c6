import { expect } from 'chai';
import { ada, backend } from '../../support/backend.js';

describe('a registration through gate and service', () => {
  it('is read back with a key', async () => {
    const { register, api, listOf } = await backend();
    const response = await register(ada);
    expect(response.status).to.equal(201);
    const { data } = (await response.json()) as { data: { id: string } };
    const person = await api.readPerson({ list_id: await listOf('camp'), person_id: data.id });
    expect(person.data).to.deep.include({ name: ada.name, email: ada.email, size: 'M' });
  });
});
