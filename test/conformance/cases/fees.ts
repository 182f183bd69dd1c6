import { casesOf } from '../case.js';
import { allIn, answered, equal, hasShape, keysAre, NotTried, require, type Fields } from '../expect.js';
import * as shapes from '../shapes.js';
import { random, type World } from '../world.js';

const { cases, decided, specified } = casesOf('fees');
export const feeCases = cases;

const created = 'POST /fees 201';
const invalid = 'POST /fees 422';
const forbidden = 'POST /fees 403';

const fee = (values: Fields): Fields => ({ amount: 2900, description: 'Konformitätsprüfung', ...values });

/** Sends fees; those that come of it are counted, for they stay. */
async function charge(world: World, fees: readonly Fields[], sendRequest = world.main) {
  const answer = await sendRequest('POST', '/fees', { body: { data: fees } });
  if (answer.status === 201) world.fees += fees.length;
  return answer;
}

specified('creates fees and answers in the order of the request', created, async (world) => {
  const one = await world.existingPerson('member');
  const other = await world.add(one.list_id, { name: { first_name: 'Korbinian', last_name: 'Zuletzt' } });
  const sent = [
    fee({ amount: 300, person_id: other.id, description: 'Drittes' }),
    fee({ amount: 100, person_external_id: one['external_id'], description: 'Erstes' }),
    fee({ amount: 200, person_id: one.id, description: 'Zweites' }),
  ];
  const fees = allIn(answered(await charge(world, sent), 201));
  for (const [index, entry] of fees.entries()) hasShape(entry, shapes.fee, `data.${index}`);
  const received = fees.map(({ amount, description, person_name, person_id }) => [
    amount,
    description,
    person_name,
    person_id,
  ]);
  const expected = [
    [300, 'Drittes', 'Korbinian Zuletzt', other.id],
    [100, 'Erstes', 'Konstanze Probst', one.id],
    [200, 'Zweites', 'Konstanze Probst', one.id],
  ];
  equal(received, expected, 'amount, description, person_name and person_id');
  equal(new Set(fees.map(({ reference }) => reference)).size, 3, 'the number of references');
  equal(new Set(fees.map(({ id }) => id)).size, 3, 'the number of ids');
});

decided('tells of a created fee nothing but what the specification names', created, async (world) => {
  const { id: person_id } = await world.existingPerson('member');
  const [entry] = allIn(answered(await charge(world, [fee({ amount: 1, person_id })]), 201));
  keysAre(entry, Object.keys(shapes.fee), 'the fee');
});

specified('takes each of the four spheres', created, async (world) => {
  const { id: person_id } = await world.existingPerson('event');
  const spheres = ['purpose', 'ideal', 'business', 'assets'];
  answered(
    await charge(
      world,
      spheres.map((sphere) => fee({ amount: 1, person_id, attached_expense: { sphere } })),
    ),
    201,
  );
});

for (const amount of [0, -1, 1.5, '2900', null])
  specified(`refuses an amount of ${JSON.stringify(amount)}`, invalid, async (world) => {
    const { id: person_id } = await world.existingPerson('member');
    answered(await charge(world, [fee({ person_id, amount })]), 422);
  });

for (const [what, values] of [
  ['for nobody', { person_id: undefined }],
  ['for a person who is not known by id', { person_id: `per_${random(24)}` }],
  [
    'for a person who is not known by external_id',
    { person_id: undefined, person_external_id: `conformance-${random(24)}` },
  ],
  ['without a description', { description: undefined }],
  ['in a sphere that there is not', { attached_expense: { sphere: 'private' } }],
  ['on a cost unit that there is not', { attached_expense: { costunit_name: `Nirgends ${random()}` } }],
  ['in a category without a cost unit', { attached_expense: { category_name: `Nichts ${random()}` } }],
] as const)
  specified(`refuses a fee ${what}`, invalid, async (world) => {
    const { id: person_id } = await world.existingPerson('member');
    answered(await charge(world, [fee({ person_id, ...values })]), 422);
  });

specified('refuses a fee that names its person in both ways', invalid, async (world) => {
  const { id: person_id, external_id: person_external_id } = await world.existingPerson('member');
  answered(await charge(world, [fee({ person_id, person_external_id })]), 422);
});

decided('looks for an external_id in the member list first, or in the list that is named', created, async (world) => {
  const member = await world.add(await world.list('member'));
  const { external_id } = member;
  const list_id = await world.list('event');
  const participant = await world.add(list_id, { external_id });
  const sent = [fee({ person_external_id: external_id }), fee({ person_external_id: external_id, list_id })];
  const createdFees = allIn(answered(await charge(world, sent), 201));
  equal(
    createdFees.map(({ person_id }) => person_id),
    [member.id, participant.id],
    'whom the fees are for',
  );
});

/** What the caller of the suite told about cost units. */
function received<Value>(value: Value | undefined, option: string): Value {
  if (value === undefined) throw new NotTried(`needs ${option}: no endpoint tells the cost units of a workspace`);
  return value;
}

specified('books a fee on a cost unit and a category of it', created, async (world) => {
  const { name, category } = received(world.options.costUnit, '--cost-unit NAME/CATEGORY');
  const { id: person_id } = await world.existingPerson('member');
  const attached_expense = { costunit_name: name, category_name: category, sphere: 'ideal' };
  answered(await charge(world, [fee({ amount: 1, person_id, attached_expense })]), 201);
});

specified('refuses a category that is not within the cost unit', invalid, async (world) => {
  const { name } = received(world.options.costUnit, '--cost-unit NAME/CATEGORY');
  const { id: person_id } = await world.existingPerson('member');
  const attached_expense = { costunit_name: name, category_name: `Nichts ${random()}` };
  answered(await charge(world, [fee({ person_id, attached_expense })]), 422);
});

specified('refuses a cost unit that is archived', invalid, async (world) => {
  const costunit_name = received(world.options.archivedCostUnit, '--archived-cost-unit NAME');
  const { id: person_id } = await world.existingPerson('member');
  answered(await charge(world, [fee({ person_id, attached_expense: { costunit_name } })]), 422);
});

specified('refuses fees for persons whom the key may not touch, however they are named', forbidden, async (world) => {
  const { sendRequest, me } = world.holder('restricted');
  const { id, external_id, email, list_id } = await world.existingPerson('member');
  if (me.lists.some((list) => list.id === list_id))
    throw new NotTried('needs a second key of the main workspace that may not touch the member list');
  for (const values of [{ person_id: id }, { person_external_id: external_id }]) {
    const { text } = answered(await charge(world, [fee(values)], sendRequest), 403);
    require(!text.includes(String(email)) && !text.includes('Probst'), 'the refusal tells who the person is');
  }
});

specified('refuses all fees where the key may not touch one of the persons', forbidden, async (world) => {
  const { sendRequest, me } = world.holder('restricted');
  const within = me.lists[0];
  const outside = await world.existingPerson('member');
  if (!within || me.lists.some((list) => list.id === outside.list_id))
    throw new NotTried('needs a second key of the main workspace that may touch some list, but not the member list');
  const inside = await world.add(within.id);
  answered(await charge(world, [fee({ person_id: inside.id }), fee({ person_id: outside.id })], sendRequest), 403);
});
