import type { Handles } from './open-form.js';

/** An element in a state, as far as it is looked at. */
export type ElementInState = Pick<Handles, 'part' | 'parts'> & { readonly el: HTMLElement };

/** The states that an element can be in, one line each: each opens it in a language and brings it there. */
export type States = Readonly<Record<string, (options: { lang: string }) => Promise<ElementInState>>>;
