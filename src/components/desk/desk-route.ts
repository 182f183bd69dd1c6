import { lazyScreenNames, type LazyScreenName } from './lazy-screen-names.js';

/** Screens about one list, and about one person. */
const listScreens = ['list', 'attendance', 'message', 'duplicates', 'add'] as const;
const personScreens = ['person', 'answers', 'move'] as const;
type ListScreen = (typeof listScreens)[number];
type PersonScreen = (typeof personScreens)[number];

/** The screens of the desk. */
export type DeskRoute =
  | { readonly screen: 'lists' | 'journal' | 'reviews' | Exclude<LazyScreenName, ListScreen | PersonScreen> }
  | { readonly screen: ListScreen; readonly list_id: string }
  | { readonly screen: PersonScreen; readonly list_id: string; readonly person_id: string };

const isOneOf = <Name extends string>(names: readonly Name[], name: unknown): name is Name =>
  (names as readonly unknown[]).includes(name);

/** The route in an entry of the history. Addresses name no list and no person. */
export function routeOf(state: unknown): DeskRoute {
  const { screen, list_id, person_id } = (state ?? {}) as Record<string, unknown>;
  const hasList = typeof list_id === 'string';
  if (isOneOf(listScreens, screen)) return hasList ? { screen, list_id } : { screen: 'lists' };
  if (isOneOf(personScreens, screen))
    return hasList && typeof person_id === 'string' ? { screen, list_id, person_id } : { screen: 'lists' };
  const isScreen = screen === 'journal' || screen === 'reviews' || isOneOf(lazyScreenNames, screen);
  return { screen: isScreen ? (screen as 'journal') : 'lists' };
}
