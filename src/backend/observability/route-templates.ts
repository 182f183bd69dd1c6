import { calendars, closedToVisitors, extensions, gate, portal, registrations, service } from '../../contract/index.js';

const toVisitors = (path: string) => `/public/{workspace}${path}`;

/** All route templates. Unlike request paths, they contain no names and no mail addresses. */
export const routes: readonly string[] = [
  ...new Set([
    '/',
    '/api',
    '/api/openapi.json',
    ...Object.values({ ...service, ...extensions }).map(({ path }) => `/api${path}`),
    ...Object.values({ ...gate, ...calendars, ...portal, ...registrations }).map(({ path }) => toVisitors(path)),
    ...closedToVisitors.map(([, path]) => toVisitors(path)),
    '/portal/{workspace}',
    '/portal/{workspace}/{slug}',
    '/portal/{workspace}/{slug}/confirmation',
    '/portal/{workspace}/email/confirm',
    '/portal/{workspace}/email/undo',
    '/portal.css',
    '/example',
    '/example/{slug}',
    '/healthz',
    '/readyz',
  ]),
];

/** The template of built scripts and schemas. */
const FILE_TEMPLATE = '/{file}';

/** The template of unknown paths. */
const OTHER = 'other';

/** A node of the route tree: children by literal segment, and one for a parameter. */
interface TreeNode {
  readonly literals: Map<string, TreeNode>;
  parameter?: TreeNode;
  /** The suffix of the parameter segment, such as `.ics`. */
  suffix?: string;
  route?: string;
}

function treeOf(entries: readonly (readonly [path: string, route: string])[]): TreeNode {
  const root: TreeNode = { literals: new Map() };
  for (const [path, route] of entries) {
    let node = root;
    for (const part of path.split('/').slice(1)) {
      const next: TreeNode = (part.startsWith('{') ? node.parameter : node.literals.get(part)) ?? {
        literals: new Map(),
      };
      if (part.startsWith('{')) Object.assign(node, { parameter: next, suffix: part.replace(/^.*\}/, '') });
      else node.literals.set(part, next);
      node = next;
    }
    node.route = route;
  }
  return root;
}

const tree = treeOf([
  ['/api/', '/api'],
  ['/portal/{workspace}/', '/portal/{workspace}'],
  ...routes.map((route) => [route, route] as const),
]);

/** More segments than any template has. */
const MAX_SEGMENTS = 12;

/** The path of a request target, without query and with dot segments resolved (RFC 3986 section 5.2.4). */
function pathOf(target: string): string {
  const [path = ''] = target.split(/[?#]/, 1);
  if (!/\/\.|%2e|\\|^[^/]/i.test(path)) return path;
  try {
    return new URL(path, 'http://turnout.invalid').pathname;
  } catch {
    return '';
  }
}

/** The template of the remaining segments. A literal segment takes precedence over a parameter. */
function findTemplate(
  { literals, parameter, suffix = '', route }: TreeNode,
  [part, ...remainingParts]: readonly string[],
): string | undefined {
  if (part === undefined) return route;
  const literal = literals.get(part);
  const match = literal && findTemplate(literal, remainingParts);
  if (match !== undefined) return match;
  return parameter && part.length > suffix.length && part.endsWith(suffix)
    ? findTemplate(parameter, remainingParts)
    : undefined;
}

/** The route template of a request target, such as `/api/lists/{list_id}/persons`; `other` if none matches. */
export function routeOf(target: string): string {
  const path = pathOf(target);
  // bounds the work for long paths
  const template = findTemplate(tree, path.split('/', MAX_SEGMENTS).slice(1));
  if (template !== undefined) return template;
  return isStaticFile(path) ? FILE_TEMPLATE : OTHER;
}

/** Whether a path can only be a built script, the checksums or a schema. */
export const isStaticFile = (path: string): boolean =>
  /^\/(?!(?:api|public|portal)\/).*\.(?:js|map)$|^\/(?:schemas\/|integrity\.json$)/.test(path);

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

/** The method of a request, for labels; `other` for unusual ones. */
export const methodOf = (method = ''): string => (methods.has(method) ? method : 'other');
