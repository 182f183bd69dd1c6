import { expect } from 'chai';
import { ApiError } from '../../../src/api/index.js';
import type { GateContext } from '../../../src/backend/gate/gate-context.js';
import { wordedRefusal } from '../../../src/backend/gate/worded-refusal.js';
import type { Refusal } from '../../../src/backend/http/middleware/index.js';
import { formOf } from '../../../src/forms/index.js';
import type { Issue } from '../../../src/model/issue.js';

const formModel = formOf([], null);

const context = { memberApi: async () => ({}) } as unknown as GateContext;

const rejected = (...fields: string[]): ApiError =>
  new ApiError(
    422,
    'No.',
    fields.map((field) => ({ field, code: 'rejected', params: { sentence: 'A sentence of the service.' } })),
  );

const wordsFor = async (error: ApiError, issues: readonly Issue[] = []) =>
  (await wordedRefusal(error, context, async () => ({ formModel, issues }))) as Refusal;

describe('a refusal in sentences of a hosted service', () => {
  it('is put in the words of the gate where its own check finds something', async () => {
    const issues: Issue[] = [{ field: 'email', code: 'required' }];
    expect(await wordsFor(rejected('email', 'name'), issues))
      .to.include({ status: 422 })
      .and.have.property('issues', issues);
  });

  it('is at the fields of the form that the service names, once each', async () => {
    const { status, issues } = await wordsFor(rejected('email', 'name.first_name', 'name.last_name', 'external_id'));
    expect([status, issues]).to.deep.equal([
      422,
      [
        { field: 'name', code: 'invalid' },
        { field: 'email', code: 'invalid' },
      ],
    ]);
  });

  it('blames no field where the service names none of the form', async () => {
    for (const error of [rejected(), rejected(''), rejected('external_id'), rejected('emails')])
      expect(await wordsFor(error)).to.deep.include({ status: 422, issues: [] });
  });

  it('leaves other errors as they are, and does not check again', async () => {
    const check = () => Promise.reject(new Error('checked'));
    const full = new ApiError(422, 'full', [{ field: 'list_id', code: 'full' }]);
    for (const error of [full, new ApiError(504, 'Later.'), new TypeError('A fault.')])
      expect(await wordedRefusal(error, context, check)).to.equal(error);
  });
});
