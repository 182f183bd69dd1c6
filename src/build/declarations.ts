import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';

// `npm run build`, after the compiler: keeps the declarations in `dist/types` that the entries of package.json reach, and the doc comments of
// those that an editor shows: of what an entry exports, and of the elements with their base classes
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
const checker = program.getTypeChecker();
const exportsOf = (fileName: string): ts.Symbol[] =>
  checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(fileName)!)!);
const resolved = (symbol: ts.Symbol): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
const declarationsOf = (symbol: ts.Symbol): readonly ts.Declaration[] => resolved(symbol).declarations ?? [];

/** A declaration and those it extends or implements. */
const withBases = (declaration: ts.Declaration): readonly ts.Declaration[] => {
  const clauses =
    ts.isClassDeclaration(declaration) || ts.isInterfaceDeclaration(declaration) ? declaration.heritageClauses : [];
  const bases = (clauses ?? []).flatMap(({ types }) =>
    types.flatMap(({ expression }) => {
      const symbol = checker.getSymbolAtLocation(expression);
      return symbol ? declarationsOf(symbol) : [];
    }),
  );
  return [declaration, ...bases.flatMap(withBases)];
};
const documented = new Set(
  entries
    .flatMap(exportsOf)
    .flatMap(declarationsOf)
    .flatMap(withBases)
    .map((declaration) => resolve(declaration.getSourceFile().fileName)),
);
const printer = ts.createPrinter({ removeComments: true });
const reached = new Map(program.getSourceFiles().map((file) => [resolve(file.fileName), file]));
for (const entry of readdirSync('dist/types', { recursive: true, withFileTypes: true })) {
  const path = resolve(entry.parentPath ?? entry.path, entry.name);
  if (!entry.isFile()) continue;
  const file = reached.get(path);
  if (!file) rmSync(path);
  else if (!documented.has(path)) writeFileSync(path, printer.printFile(file));
}
