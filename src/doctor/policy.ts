/** A content security policy, by its directives (CSP Level 3, 2.2.1: of two with one name the first counts). */
export type Policy = ReadonlyMap<string, readonly string[]>;

export function policyIn(text: string): Policy {
  const policy = new Map<string, readonly string[]>();
  for (const part of text.split(';')) {
    const [name = '', ...values] = part.trim().split(/\s+/);
    const directive = name.toLowerCase();
    if (directive && !policy.has(directive)) policy.set(directive, values);
  }
  return policy;
}

const textOf = (policy: Policy): string => [...policy].map(([name, values]) => [name, ...values].join(' ')).join('; ');

/** What an embed needs a page to allow: to load scripts from there, and to ask there. */
export const kinds = {
  scripts: ['script-src-elem', 'script-src', 'default-src'],
  requests: ['connect-src', 'default-src'],
};

export type Kind = keyof typeof kinds;

/** The directive that decides; undefined where the policy says nothing about it. */
const deciding = (policy: Policy, kind: Kind): string | undefined => kinds[kind].find((name) => policy.has(name));

const keyword = (values: readonly string[], wanted: string | RegExp): boolean =>
  values.some((value) => (typeof wanted === 'string' ? value.toLowerCase() === wanted : wanted.test(value)));

const defaultPorts: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

/** `http` in a policy is meant for `https` as well. */
const meansScheme = (said: string, scheme: string): boolean =>
  said === scheme || (said === 'http:' && scheme === 'https:');

/** Whether a source expression matches an address (CSP Level 3, 6.7.2). */
function matches(expression: string, url: URL, page: URL | undefined): boolean {
  const text = expression.toLowerCase();
  if (text === '*') return /^https?:$/.test(url.protocol) || url.protocol === page?.protocol;
  if (text === "'self'") return url.origin === page?.origin;
  if (/^[a-z][a-z0-9+.-]*:$/.test(text)) return meansScheme(text, url.protocol);
  const [, scheme, host = '', port, path] =
    /^(?:([a-z][a-z0-9+.-]*:)\/\/)?([^/:']+)(?::(\d+|\*))?(\/[^?#]*)?$/.exec(text) ?? [];
  if (!host) return false;
  if (!meansScheme(scheme ?? page?.protocol ?? url.protocol, url.protocol)) return false;
  const isHost = host.startsWith('*.') ? url.hostname.endsWith(host.slice(1)) : host === '*' || host === url.hostname;
  if (!isHost) return false;
  const portOf = url.port || defaultPorts[url.protocol];
  if (port === undefined ? url.port !== '' : port !== '*' && port !== portOf) return false;
  if (!path || path === '/') return true;
  const asked = url.pathname.toLowerCase();
  return path.endsWith('/') ? asked.startsWith(path) : asked === path;
}

export interface Wanted {
  readonly url: URL;
  readonly page: URL | undefined;
  /** The `nonce` of the tag that is asked for. */
  readonly nonce?: string | undefined;
}

/** Whether a policy lets a page do this with an address. */
export function allows(policy: Policy, kind: Kind, { url, page, nonce }: Wanted): boolean {
  const directive = deciding(policy, kind);
  if (directive === undefined) return true;
  const values = policy.get(directive)!;
  if (kind === 'scripts' && nonce && values.includes(`'nonce-${nonce}'`) && isStrict(policy)) return true;
  // where trust is handed on by scripts, addresses count for nothing
  if (kind === 'scripts' && isStrict(policy)) return false;
  return values.some((value) => matches(value, url, page));
}

/** Whether scripts are trusted by a nonce or hash and hand their trust on. */
export const isStrict = (policy: Policy): boolean => {
  const directive = deciding(policy, 'scripts');
  const values = directive === undefined ? [] : policy.get(directive)!;
  return keyword(values, "'strict-dynamic'") && keyword(values, /^'(nonce-|sha\d{3}-)/i);
};

/** The same policy, and what is missing put in. */
export function merged(text: string, missing: Readonly<Partial<Record<Kind, string>>>): string {
  const policy = new Map(policyIn(text));
  for (const kind of Object.keys(missing) as Kind[]) {
    const source = missing[kind]!;
    const directive = deciding(policy, kind);
    const before = directive === undefined ? [] : policy.get(directive)!;
    // a directive of its own takes over what the general one allowed; it would count for nothing otherwise
    const name = directive === undefined || directive === 'default-src' ? kinds[kind].at(-2)! : directive;
    policy.set(name, [...before.filter((value) => value.toLowerCase() !== "'none'"), source]);
  }
  return textOf(policy);
}

/** What a page would have to add, as directives. */
export const directivesFor = (missing: Readonly<Partial<Record<Kind, string>>>): string =>
  (Object.keys(missing) as Kind[]).map((kind) => `${kinds[kind].at(-2)} ${missing[kind]}`).join('; ');

/** Where a page allows it, several scripts may make a Trusted Types policy of the same name. */
export const duplicates = "'allow-duplicates'";

/** Which of these a page does not let scripts make: names of Trusted Types policies, and a name twice (Trusted Types, 4.2). */
export function lackingTypes(policy: Policy, wanted: readonly string[]): string[] {
  const names = policy.get('trusted-types');
  if (!names) return [];
  const any = names.includes('*');
  return wanted.filter((name) => !names.includes(name) && (name === duplicates || !any));
}

/** The same policy with these names of Trusted Types policies. */
export function withTypes(text: string, names: readonly string[]): string {
  const policy = new Map(policyIn(text));
  const before = (policy.get('trusted-types') ?? []).filter((value) => value !== "'none'");
  return textOf(policy.set('trusted-types', [...new Set([...before, ...names])]));
}
