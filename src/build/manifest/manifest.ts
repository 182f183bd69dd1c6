/** The types of `custom-elements.json`, named as in its schema (webcomponents.github.io/custom-elements-manifest). */

export interface Named {
  readonly name: string;
  readonly description?: string;
}

export interface Typed {
  readonly type?: { readonly text: string };
  readonly default?: string;
}

export interface Attribute extends Named, Typed {
  /** The property that it sets. */
  readonly fieldName: string;
}

export interface Member extends Named, Typed {
  readonly kind: 'field' | 'method';
  readonly privacy?: 'public' | 'protected' | 'private';
  readonly readonly?: boolean;
}

export interface Declaration extends Named {
  readonly kind: string;
  readonly summary?: string;
  readonly tagName?: string;
  readonly customElement?: boolean;
  readonly superclass?: { readonly name: string };
  readonly members?: readonly Member[];
  readonly attributes?: readonly Attribute[];
  readonly events?: readonly (Named & Typed)[];
  readonly slots?: readonly Named[];
  readonly cssParts?: readonly Named[];
  readonly cssProperties?: readonly (Named & Typed)[];
}

export interface Module {
  readonly kind: 'javascript-module';
  readonly path: string;
  readonly declarations: readonly Declaration[];
  readonly exports: readonly object[];
}

export interface Manifest {
  readonly schemaVersion: string;
  readonly readme: string;
  readonly modules: readonly Module[];
}

/** A declaration that has a tag. */
export type Element = Declaration & { readonly tagName: string };

export const declarationsOf = ({ modules }: Manifest): readonly Declaration[] =>
  modules.flatMap(({ declarations }) => declarations);

/** The elements of a manifest. */
export const elementsOf = (manifest: Manifest): readonly Element[] =>
  declarationsOf(manifest).filter((one): one is Element => !!one.tagName);

/** A literal without its quotes. */
export const unquoted = (text: string): string => text.replace(/^'(.*)'$/, '$1');

/** The words of a type that names them, `'asc' | 'desc'`; none if it is of another kind. */
export function wordsIn(type: string | undefined): readonly string[] {
  const words = (type ?? '').split(' | ');
  return words.every((word) => /^'.*'$/.test(word)) ? words.map(unquoted) : [];
}
