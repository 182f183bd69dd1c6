import { median } from '../club.js';
import type { Variant } from './site.js';
import { slow, type Conditions, type Visit } from './visit.js';

export type Visits = Record<string, Visit[]>;

type Measure = 'standing' | 'blocking' | 'shift' | 'bytes' | 'requests';

const lists = ['list', 'roomyList', 'staticList', 'vanillaList', 'fullCalendar'];
/** Libraries that make a form of a definition, as ours does, and send it. The others bring controls, or what nobody can send. */
const whole = ['formJs', 'surveyJs', 'formio'];
const peers = ['shoelace', 'webAwesome', 'jsonEditor', ...whole];
const ownVariants = ['ours', 'alone', 'abroad'];

/** How long all tasks together may block, beyond 50 ms each. Milliseconds. */
const MAX_BLOCKING_MS = 20;

function line(subject: string, ratio: string, bound: string, good: boolean): void {
  console.log(`${subject.padEnd(74)} ${ratio.padStart(6)}   ${bound}   ${good ? 'ok' : 'MISSED'}`);
}

/** Prints what every way took, and where the bounds are met. */
export function judge(variants: Readonly<Record<string, Variant>>, visits: Visits, conditions: Conditions): void {
  const of = (name: string, what: Measure) => median(visits[name]!.map((visit) => visit[what]));
  const table = (names: readonly string[]) => {
    console.log(`${''.padEnd(28)} ms until it stands   KiB  requests  blocking ms  layout shift`);
    for (const name of names)
      console.log(
        [
          `  ${variants[name]!.what}`.padEnd(28),
          of(name, 'standing').toFixed(0).padStart(20),
          (of(name, 'bytes') / 1024).toFixed(1).padStart(6),
          of(name, 'requests').toFixed(0).padStart(9),
          of(name, 'blocking').toFixed(0).padStart(12),
          of(name, 'shift').toFixed(3).padStart(13),
        ].join(''),
      );
  };
  const faster = (what: string, [turnoutValue, other]: readonly [string, string], bound: number) => {
    const [time, beside] = [of(turnoutValue, 'standing'), of(other, 'standing')];
    const ratio = time / beside;
    line(`${what}: ${time.toFixed(0)} : ${beside.toFixed(0)} ms`, ratio.toFixed(2), `at most ${bound}`, ratio <= bound);
  };
  const checkLimit = (name: string, what: 'blocking' | 'shift', subject: string) => {
    const value = of(name, what);
    const bound = what === 'shift' ? 0 : MAX_BLOCKING_MS;
    line(
      `${subject}, ${variants[name]!.what}`,
      value.toFixed(what === 'shift' ? 3 : 0),
      `at most ${bound}`,
      value <= bound,
    );
  };
  const least = (names: readonly string[], what: Measure) =>
    names.reduce((one, other) => (of(other, what) < of(one, what) ? other : one));

  console.log('a form of twelve fields');
  table(Object.keys(variants).filter((name) => !lists.includes(name)));
  const isSlow = conditions === slow;
  faster('the form : embedded by hand', ['ours', 'vanilla'], isSlow ? 1.15 : 1.5);
  const fastest = least(peers, 'standing');
  faster(`the form : ${variants[fastest]!.what}, the fastest peer`, ['ours', fastest], 0.85);
  for (const name of ownVariants) checkLimit(name, 'blocking', 'blocking');
  checkLimit('roomy', 'shift', 'layout shift');
  const [turnoutValue, vanilla] = [of('ours', 'shift'), of('vanilla', 'shift')];
  const moved = `layout shift where nobody keeps room: ${turnoutValue.toFixed(3)} : ${vanilla.toFixed(3)} by hand`;
  line(moved, (turnoutValue / vanilla).toFixed(2), 'at most 1', turnoutValue <= vanilla);
  const smallest = least(whole, 'bytes');
  const fewer = of(smallest, 'bytes') / of('ours', 'bytes');
  line(
    `bytes of ${variants[smallest]!.what}, the smallest library of forms : ours`,
    fewer.toFixed(2),
    'at least 5',
    fewer >= 5,
  );

  console.log('\na list of ten events');
  table(lists);
  faster('the list : embedded by hand', ['list', 'vanillaList'], isSlow ? 1.2 : 1.6);
  faster('the list : FullCalendar', ['list', 'fullCalendar'], 0.85);
  checkLimit('list', 'blocking', 'blocking');
  checkLimit('roomyList', 'shift', 'layout shift');
}
