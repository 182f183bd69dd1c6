/** How a form stands, where that is why it cannot be filled in. */
type ClosedState = 'full' | 'not_yet_open' | 'closed';

/** What can be found on a page, and what there is to say about each. Every code is worded in `i18n`, by `doctor.ts` of a language. */
export interface Findings {
  // what became of the pasted line
  no_embed: NoParams;
  tag_stripped: { slug: string };
  script_without_source: { slug: string };
  shown_as_text: { slug: string };
  inert: { slug: string; inside: 'comment' | 'noscript' | 'template' };
  type_inert: { type: string };
  curly_quotes: NoParams;
  no_slug: NoParams;
  bad_slug: { slug: string };
  unknown_widget: { name: string };
  head_only: { slug: string };
  // where it leads
  mixed_content: { source: string };
  relative_source: { source: string; resolved: string };
  base_href: { base: string; source: string };
  sandboxed: { sandbox: string };
  // what the page allows
  policy: { missing: string; blocked: string };
  policy_wants_nonce: NoParams;
  /** Names of Trusted Types policies, and the keyword that lets them be made twice. */
  trusted_types: { lacking: string };
  integrity_without_crossorigin: NoParams;
  integrity_mismatch: { expected: string };
  integrity_ignored: NoParams;
  integrity_may_change: NoParams;
  integrity_required: NoParams;
  crossorigin_credentials: NoParams;
  // who else has a hand in it
  consent: { tool: string };
  consent_source: { attribute: string };
  delayed: { tool: string };
  copied: { source: string };
  twice: { slug: string };
  two_versions: { sources: string };
  name_taken: { tag: string };
  removed: { slug: string };
  hidden: { how: 'display' | 'visibility' | 'opacity' | 'size' | 'clipped' | 'elsewhere'; element: string };
  // what the gate says
  /** `gate` is the address that is probably meant. */
  not_a_gate: { base: string; gate: string };
  no_base_url: { tag: string };
  no_such_club: { club: string; base: string };
  /** `published` are some that there are, where none of them is near. */
  no_such_form: { slug: string; nearest: string; published: string };
  shut: { slug: string; state: ClosedState; when: string };
  offline: NoParams;
  gate_silent: { base: string };
  gate_without_cors: { base: string };
  gate_late: { base: string };
  gate_faulty: { base: string; status: number };
  /** Of a page that is elsewhere. */
  gate_unasked: { slug: string; base: string };
  origin_not_listed: { origin: string };
  /** `origin` is empty where nobody says which page it is. */
  listed_unknown: { origin: string };
  portal_closed: { club: string };
  // what came of it
  not_standing: { slug: string };
  looks_right: NoParams;
  /** `also`: something else gets in the way, here or elsewhere on the page. */
  stands: { slug: string; also: boolean };
}

type NoParams = Record<never, never>;

export type FindingCode = keyof Findings;

/** `blocks`: it does not show. `hinders`: it may not show, or not as it should. `note`: good to know. `fine`: nothing is wrong. */
export type Severity = 'blocks' | 'hinders' | 'note' | 'fine';

/** How an element of ours stands on a page. */
export type ElementStatus = 'stands' | 'says' | 'trouble' | 'loading' | 'empty' | 'foreign' | 'undefined';

/** One thing found: a code and its params, what it is about, and the lines that mend it. */
export interface Finding<Code extends FindingCode = FindingCode> {
  readonly code: Code;
  readonly params: Findings[Code];
  readonly severity: Severity;
  /** The tag or element that it is about, short enough to be shown. */
  readonly about: string | undefined;
  /** What to paste, as it is. */
  readonly lines: readonly string[];
}

export type AnyFinding = { [Code in FindingCode]: Finding<Code> }[FindingCode];
