import { lazyScreenNames, type LazyScreenName } from './lazy-screen-names.js';

/** The screens of the desk. */
export type DeskRoute =
  | { readonly screen: 'lists' | 'journal' | 'reviews' | Exclude<LazyScreenName, 'message' | 'answers'> }
  | { readonly screen: 'list' | 'attendance' | 'message'; readonly list_id: string }
  | { readonly screen: 'person' | 'answers'; readonly list_id: string; readonly person_id: string };

/** The route in an entry of the history. Addresses name no list and no person. */
export function routeOf(state: unknown): DeskRoute {
  const { screen, list_id, person_id } = (state ?? {}) as Record<string, unknown>;
  if ((screen === 'list' || screen === 'attendance' || screen === 'message') && typeof list_id === 'string')
    return { screen, list_id };
  if ((screen === 'person' || screen === 'answers') && typeof list_id === 'string' && typeof person_id === 'string')
    return { screen, list_id, person_id };
  const isLazy =
    screen !== 'message' && screen !== 'answers' && (lazyScreenNames as readonly unknown[]).includes(screen);
  return { screen: screen === 'journal' || screen === 'reviews' || isLazy ? (screen as 'journal') : 'lists' };
}
