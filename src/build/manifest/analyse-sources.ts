import { create, ts } from '@custom-elements-manifest/analyzer/index.js';
import { litPlugin } from '@custom-elements-manifest/analyzer/src/features/framework-plugins/lit/lit.js';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type typescript from 'typescript';
import type { Declaration, Manifest, Member, Module } from './manifest.js';

/** The modules that `components/index.ts` exports, in its order. */
function sourcesIn(folder: string): string[] {
  const index = readFileSync(join(folder, 'index.ts'), 'utf8');
  const paths = [...index.matchAll(/from '\.\/(.*)\.js'/g)].map(([, path]) => `${path}.ts`);
  return [...new Set(paths)];
}

type Modifiers = readonly { readonly kind: number }[];

/** The fields that a class takes in its constructor, `constructor(readonly slug: string)`. */
function constructorFields(source: typescript.SourceFile, name: string): Member[] {
  const declaration = source.statements.find((item) => ts.isClassDeclaration(item) && item.name?.text === name);
  const constructor = (declaration as typescript.ClassDeclaration | undefined)?.members.find(
    ts.isConstructorDeclaration,
  );
  return (constructor?.parameters ?? [])
    .filter((parameter) => (parameter.modifiers as Modifiers | undefined)?.some(({ kind }) => kind === READONLY_KIND))
    .map((parameter) => {
      const text = parameter.getFullText(source);
      const description = /\/\*\*\s*([\s\S]*?)\s*\*\//.exec(text)?.[1];
      return {
        kind: 'field',
        name: parameter.name.getText(source),
        type: { text: parameter.type?.getText(source) ?? 'unknown' },
        readonly: true,
        ...(description && { description }),
      };
    });
}
const READONLY_KIND = ts.SyntaxKind.ReadonlyKeyword;

/** The public members of a class. */
function publicDeclaration(declaration: Declaration, source: typescript.SourceFile): Declaration {
  if (declaration.kind !== 'class') return declaration;
  const members = [...(declaration.members ?? []), ...constructorFields(source, declaration.name)].filter(
    ({ name, privacy }) => !name.startsWith('#') && privacy !== 'private' && privacy !== 'protected',
  );
  // `browser/native-event.ts` names the platform's class, which has no module
  const isNativeEvent = declaration.superclass?.name === 'NativeEvent';
  return { ...declaration, ...(isNativeEvent && { superclass: { name: 'Event' } }), members };
}

/** `src/components/widget.ts` is no part of the package: its declarations come from the module that exports them. */
const withPackageModules = (declaration: Declaration): Declaration =>
  JSON.parse(
    JSON.stringify(declaration, (key, value: unknown) =>
      key === 'module' && String(value).includes('components/') ? 'dist/index.js' : value,
    ),
  ) as Declaration;

/** Reads the manifest from the elements' doc comments, by the modules of the package. */
export function analyseSources(folder: string): Manifest {
  const modules = sourcesIn(folder).map((path) =>
    ts.createSourceFile(path, readFileSync(join(folder, path), 'utf8'), ts.ScriptTarget.ES2022, true),
  );
  const analysis = create({
    modules: modules.map((source) => Object.assign(source, { fileName: `components/${source.fileName}` })),
    plugins: litPlugin(),
    context: { dev: false },
  }) as { modules: readonly Module[] };

  const declarations = analysis.modules.flatMap((module, index) =>
    module.declarations.map((item) => withPackageModules(publicDeclaration(item, modules[index]!))),
  );
  const reference = (name: string) => ({ name, module: 'dist/index.js' });
  return {
    schemaVersion: '1.0.0',
    readme: 'README.md',
    modules: [
      {
        kind: 'javascript-module',
        path: 'dist/index.js',
        declarations,
        exports: declarations.map(({ name }) => ({ kind: 'js', name, declaration: reference(name) })),
      },
      {
        kind: 'javascript-module',
        path: 'dist/define.js',
        declarations: [],
        exports: declarations.flatMap(({ name, tagName }) =>
          tagName ? [{ kind: 'custom-element-definition', name: tagName, declaration: reference(name) }] : [],
        ),
      },
    ],
  };
}
