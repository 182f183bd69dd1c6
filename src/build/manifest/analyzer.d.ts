/** Types of the analyzer's functions that we use; its own declarations cover only its plugins. */
declare module '@custom-elements-manifest/analyzer/index.js' {
  import type typescript from 'typescript';

  /** The compiler that it reads sources with, which need not be ours. */
  export const ts: typeof typescript;

  export function create(options: {
    modules: readonly typescript.SourceFile[];
    plugins: readonly unknown[];
    context?: { dev: boolean };
  }): unknown;
}

declare module '@custom-elements-manifest/analyzer/src/features/framework-plugins/lit/lit.js' {
  export const litPlugin: () => readonly unknown[];
}
