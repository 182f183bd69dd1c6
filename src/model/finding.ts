/** The state of a form that cannot be filled in. */
type ClosedState = 'full' | 'not_yet_open' | 'closed';

/** The findings of the doctor with their parameters. `doctor.ts` of each language in `i18n` words every code. */
export interface Findings {
  // the pasted snippet
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
  // its addresses
  mixed_content: { source: string };
  relative_source: { source: string; resolved: string };
  base_href: { base: string; source: string };
  sandboxed: { sandbox: string };
  // the page's policies
  policy: { missing: string; blocked: string };
  policy_wants_nonce: NoParams;
  /** `lacking`: the missing policy names and keywords of the Trusted Types directive. */
  trusted_types: { lacking: string };
  integrity_without_crossorigin: NoParams;
  integrity_mismatch: { expected: string };
  integrity_ignored: NoParams;
  integrity_may_change: NoParams;
  integrity_required: NoParams;
  crossorigin_credentials: NoParams;
  // other software on the page
  consent: { tool: string };
  consent_source: { attribute: string };
  delayed: { tool: string };
  copied: { source: string };
  twice: { slug: string };
  two_versions: { sources: string };
  name_taken: { tag: string };
  removed: { slug: string };
  hidden: { how: 'display' | 'visibility' | 'opacity' | 'size' | 'clipped' | 'elsewhere'; element: string };
  // responses of the gate
  /** `gate` is the probable address of the gate. */
  not_a_gate: { base: string; gate: string };
  no_base_url: { tag: string };
  no_such_club: { club: string; base: string };
  /** `published` lists some forms if no slug is similar. */
  no_such_form: { slug: string; nearest: string; published: string };
  form_closed: { slug: string; state: ClosedState; when: string };
  offline: NoParams;
  gate_silent: { base: string };
  gate_without_cors: { base: string };
  gate_late: { base: string };
  gate_faulty: { base: string; status: number };
  /** The gate was not requested, because the page is on another origin. */
  gate_unasked: { slug: string; base: string };
  origin_not_listed: { origin: string };
  /** `origin` is empty if the origin of the page is unknown. */
  listed_unknown: { origin: string };
  portal_closed: { club: string };
  // the element
  not_standing: { slug: string };
  looks_right: NoParams;
  /** `also`: whether another finding is a problem. */
  stands: { slug: string; also: boolean };
}

type NoParams = Record<never, never>;

export type FindingCode = keyof Findings;

/** `blocks`: the element does not appear. `hinders`: it may not appear, or not correctly. `note`: information. `fine`: no problem. */
export type Severity = 'blocks' | 'hinders' | 'note' | 'fine';

/** The state of an element on a page. */
export type ElementStatus = 'stands' | 'says' | 'trouble' | 'loading' | 'empty' | 'foreign' | 'undefined';

/** One finding: its code and parameters, the tag it concerns, and the lines that fix it. */
export interface Finding<Code extends FindingCode = FindingCode> {
  readonly code: Code;
  readonly params: Findings[Code];
  readonly severity: Severity;
  /** The tag or element that it concerns, shortened for display. */
  readonly subject: string | undefined;
  /** The corrected lines, ready to paste. */
  readonly lines: readonly string[];
}

export type AnyFinding = { [Code in FindingCode]: Finding<Code> }[FindingCode];
