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

/** The two kinds of access that an embed needs, with their directives by precedence. */
export const kinds = {
  scripts: ['script-src-elem', 'script-src', 'default-src'],
  requests: ['connect-src', 'default-src'],
};

export type Kind = keyof typeof kinds;

/** The effective directive; undefined if the policy has none. */
const effectiveDirective = (policy: Policy, kind: Kind): string | undefined =>
  kinds[kind].find((name) => policy.has(name));

const keyword = (values: readonly string[], expected: string | RegExp): boolean =>
  values.some((value) => (typeof expected === 'string' ? value.toLowerCase() === expected : expected.test(value)));

const defaultPorts: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

/** Whether a scheme matches; `http` in a policy also allows `https`. */
const matchesScheme = (allowed: string, scheme: string): boolean =>
  allowed === scheme || (allowed === 'http:' && scheme === 'https:');

/** Whether a source expression matches an address (CSP Level 3, 6.7.2). */
function matches(expression: string, url: URL, page: URL | undefined): boolean {
  const text = expression.toLowerCase();
  if (text === '*') return /^https?:$/.test(url.protocol) || url.protocol === page?.protocol;
  if (text === "'self'") return url.origin === page?.origin;
  if (/^[a-z][a-z0-9+.-]*:$/.test(text)) return matchesScheme(text, url.protocol);
  const [, scheme, host = '', port, path] =
    /^(?:([a-z][a-z0-9+.-]*:)\/\/)?([^/:']+)(?::(\d+|\*))?(\/[^?#]*)?$/.exec(text) ?? [];
  if (!host) return false;
  if (!matchesScheme(scheme ?? page?.protocol ?? url.protocol, url.protocol)) return false;
  const isHost = host.startsWith('*.') ? url.hostname.endsWith(host.slice(1)) : host === '*' || host === url.hostname;
  if (!isHost) return false;
  const portOf = url.port || defaultPorts[url.protocol];
  if (port === undefined ? url.port !== '' : port !== '*' && port !== portOf) return false;
  if (!path || path === '/') return true;
  const requested = url.pathname.toLowerCase();
  return path.endsWith('/') ? requested.startsWith(path) : requested === path;
}

/** The access that a policy is checked for. */
export interface PolicyRequest {
  readonly url: URL;
  readonly page: URL | undefined;
  /** The `nonce` of the script tag. */
  readonly nonce?: string | undefined;
}

/** Whether a policy allows this access to an address. */
export function allows(policy: Policy, kind: Kind, { url, page, nonce }: PolicyRequest): boolean {
  const directive = effectiveDirective(policy, kind);
  if (directive === undefined) return true;
  const values = policy.get(directive)!;
  if (kind === 'scripts' && nonce && values.includes(`'nonce-${nonce}'`) && isStrict(policy)) return true;
  // with 'strict-dynamic', browsers ignore addresses
  if (kind === 'scripts' && isStrict(policy)) return false;
  return values.some((value) => matches(value, url, page));
}

/** Whether a policy trusts scripts by nonce or hash with 'strict-dynamic'. */
export const isStrict = (policy: Policy): boolean => {
  const directive = effectiveDirective(policy, 'scripts');
  const values = directive === undefined ? [] : policy.get(directive)!;
  return keyword(values, "'strict-dynamic'") && keyword(values, /^'(nonce-|sha\d{3}-)/i);
};

/** The policy with the missing sources added. */
export function mergePolicy(text: string, missing: Readonly<Partial<Record<Kind, string>>>): string {
  const policy = new Map(policyIn(text));
  for (const kind of Object.keys(missing) as Kind[]) {
    const source = missing[kind]!;
    const directive = effectiveDirective(policy, kind);
    const before = directive === undefined ? [] : policy.get(directive)!;
    // a specific directive replaces `default-src`, so it repeats the sources of that
    const name = directive === undefined || directive === 'default-src' ? kinds[kind].at(-2)! : directive;
    policy.set(name, [...before.filter((value) => value.toLowerCase() !== "'none'"), source]);
  }
  return textOf(policy);
}

/** The missing sources as directives. */
export const directivesFor = (missing: Readonly<Partial<Record<Kind, string>>>): string =>
  (Object.keys(missing) as Kind[]).map((kind) => `${kinds[kind].at(-2)} ${missing[kind]}`).join('; ');

/** The keyword that lets several scripts create a Trusted Types policy of the same name. */
export const duplicates = "'allow-duplicates'";

/** The Trusted Types policy names and keywords that a policy does not allow (Trusted Types, 4.2). */
export function missingTypes(policy: Policy, required: readonly string[]): string[] {
  const names = policy.get('trusted-types');
  if (!names) return [];
  const any = names.includes('*');
  return required.filter((name) => !names.includes(name) && (name === duplicates || !any));
}

/** The policy with these Trusted Types policy names added. */
export function addTypes(text: string, names: readonly string[]): string {
  const policy = new Map(policyIn(text));
  const before = (policy.get('trusted-types') ?? []).filter((value) => value !== "'none'");
  return textOf(policy.set('trusted-types', [...new Set([...before, ...names])]));
}
