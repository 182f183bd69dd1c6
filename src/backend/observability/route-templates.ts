import { calendars, closedToVisitors, gate, portal, service } from '../../contract/index.js';

const toVisitors = (path: string) => `/public/{workspace}${path}`;

/** Every address there is, as its template. What is asked for may hold names and mail addresses, these never do. */
export const routes: readonly string[] = [
  ...new Set([
    '/',
    '/api',
    '/api/openapi.json',
    ...Object.values(service).map(({ path }) => `/api${path}`),
    ...Object.values({ ...gate, ...calendars, ...portal }).map(({ path }) => toVisitors(path)),
    ...closedToVisitors.map(([, path]) => toVisitors(path)),
    '/portal/{workspace}',
    '/portal/{workspace}/{slug}',
    '/portal/{workspace}/email/confirm',
    '/portal/{workspace}/email/undo',
    '/portal.css',
    '/example',
    '/example/{slug}',
    '/healthz',
    '/readyz',
  ]),
];

/** What a built script or a schema is called, whichever it is. */
const FILE_TEMPLATE = '/{file}';

/** Where nothing is. */
const OTHER = 'other';

/** A fork in the way from `/` to a template: by the next part of a path, else by any that is more than its end. */
interface TreeNode {
  readonly literals: Map<string, TreeNode>;
  parameter?: TreeNode;
  /** What a part that is any has to end with: `.ics`. */
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

/** More parts than any template has. */
const MAX_SEGMENTS = 12;

/** The path of a request's target: without its search, and with its detours (`/a/../b`) gone. */
function pathOf(target: string): string {
  const [path = ''] = target.split(/[?#]/, 1);
  if (!/\/\.|%2e|\\|^[^/]/i.test(path)) return path;
  try {
    return new URL(path, 'http://turnout.invalid').pathname;
  } catch {
    return '';
  }
}

/** The template that a path leads to from a fork. A part that is named goes before one that is any, where both lead on. */
function findTemplate(
  { literals, parameter, suffix = '', route }: TreeNode,
  [part, ...rest]: readonly string[],
): string | undefined {
  if (part === undefined) return route;
  const literal = literals.get(part);
  const match = literal && findTemplate(literal, rest);
  if (match !== undefined) return match;
  return parameter && part.length > suffix.length && part.endsWith(suffix) ? findTemplate(parameter, rest) : undefined;
}

/** The template of what a request asks for (`/api/lists/{list_id}/persons`), one of few: `other` where nothing is. */
export function routeOf(target: string): string {
  const path = pathOf(target);
  // a path is as long as somebody likes, and no template is that long
  const template = findTemplate(tree, path.split('/', MAX_SEGMENTS).slice(1));
  if (template !== undefined) return template;
  return isStaticFile(path) ? FILE_TEMPLATE : OTHER;
}

/** True for paths at which only built scripts, their checksums and schemas can be. */
export const isStaticFile = (path: string): boolean =>
  /^\/(?!(?:api|public|portal)\/).*\.(?:js|map)$|^\/(?:schemas\/|integrity\.json$)/.test(path);

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

/** A method that somebody has a use for; `other` for any other. */
export const methodOf = (method = ''): string => (methods.has(method) ? method : 'other');
