import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';

// `npm run build`, after the compiler: keeps the declarations in `dist/types` that the entries of package.json reach
const packageJson = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly exports: Readonly<Record<string, string | { readonly types: string }>>;
};
const entries = Object.values(packageJson.exports).flatMap((entry) => (typeof entry === 'string' ? [] : [entry.types]));
const program = ts.createProgram(entries, {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  noLib: true,
  types: [],
});
const reached = new Set(program.getSourceFiles().map(({ fileName }) => resolve(fileName)));
for (const entry of readdirSync('dist/types', { recursive: true, withFileTypes: true })) {
  const file = resolve(entry.parentPath ?? entry.path, entry.name);
  if (entry.isFile() && !reached.has(file)) rmSync(file);
}
