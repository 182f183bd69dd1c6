import { answering, askedOf, head, lineOf } from './answers.js';
import { kinds, table } from './rows.js';

// Prints what form, hosted page, gate and service make of each way to write an address, a phone number, a date and a name.
const answer = answering();
console.log(head);
let differing = 0;
for (const row of table) {
  const answers = await answer(row);
  if (askedOf.some((one) => answers[one] !== row.answer)) differing++;
  console.log(lineOf(row, answers));
}
const counts = kinds.map((kind) => `${kind} ${table.filter((row) => row.kind === kind).length}`);
console.log(`${table.length} rows (${counts.join(', ')}), ${differing} with answers that differ`);
process.exit(differing ? 1 : 0);
