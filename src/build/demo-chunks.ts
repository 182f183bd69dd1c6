import type { Rolldown } from 'vite';

/** Sources that the first preview executes, with what it imports on demand for the form of the camp. */
const PREVIEW_ROOTS = [
  '/demo/page/preview.ts',
  '/src/components/event-registration/extended-form.ts',
  '/src/components/event-registration/price-summary.ts',
];
/** Sources of the other pages, and of the backend. What they import must not define the elements. */
const OTHER_ROOTS = ['workbench', 'gallery', 'club']
  .map((name) => `/demo/page/${name}.ts`)
  .concat('/demo/doctor/doctor.ts');

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** The modules that modules import statically, themselves included. */
function staticImports(graph: Graph, roots: readonly string[]): Set<string> {
  const reached = new Set<string>();
  const open = [...roots];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return reached;
}

/**
 * Groups the scripts of the first preview into two files instead of some sixty: `shared` with what other pages also execute,
 * and `elements`. A browser requests six files at a time over HTTP/1.1.
 */
export function demoChunks(root: string): Rolldown.CodeSplittingOptions {
  const inRoot = (paths: readonly string[]) => paths.map((path) => `${root.replace(/\/$/, '')}${path}`);
  const previewPage = inRoot(['/demo/page/preview.ts'])[0];
  let preview: Set<string> | undefined;
  let otherPages: Set<string> | undefined;
  const chunkOf = (id: string, graph: Graph): 'shared' | 'elements' | null => {
    preview ??= staticImports(graph, inRoot(PREVIEW_ROOTS));
    otherPages ??= staticImports(graph, inRoot(OTHER_ROOTS));
    if (!preview.has(id) || id === previewPage || id.endsWith('.css')) return null;
    return otherPages.has(id) ? 'shared' : 'elements';
  };
  const group = (name: 'shared' | 'elements', priority: number): Rolldown.CodeSplittingGroup => ({
    debugName: name,
    name: (id, graph) => (chunkOf(id, graph) === name ? name : null),
    priority,
  });
  // the first one takes its modules, so that the second does not get them as imports of its own
  return { groups: [group('shared', 2), group('elements', 1)] };
}
