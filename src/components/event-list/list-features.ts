import type { ListHost } from './list-host.js';
import type { RefreshHost } from './refresh.js';

/** The part of the element that its optional features need. */
export type ExtendedListHost = Omit<ListHost, 'onLoaded' | 'load'> & RefreshHost;

/** The optional features of a list. */
export type Feature = 'month' | 'filterBar' | 'cards' | 'grouped' | 'place' | 'dialog' | 'template';

/** The views that a list offers; the first is the initial one. */
export const viewsOf = ({ view }: Pick<ListHost, 'view'>): string[] => (view || '').split(/\s+/).filter(Boolean);

/** Whether visitors register without leaving the page. */
export const opensInPlace = ({ registration }: Pick<ListHost, 'registration'>): boolean =>
  /^(inline|dialog)$/.test(registration);

/** The features that a list needs, by its attributes. */
export function requiredFeatures(host: ExtendedListHost, view: string | undefined): Feature[] {
  const views = viewsOf(host);
  const currentView = view ?? views[0];
  const requirements: Record<Feature, boolean> = {
    month: currentView === 'month',
    filterBar: !!host.filters?.trim() || views.length > 1,
    cards: currentView === 'cards',
    grouped: host.grouped,
    place: opensInPlace(host),
    dialog: host.registration === 'dialog',
    template: !!host.querySelector(':scope > template[slot=item]'),
  };
  return (Object.keys(requirements) as Feature[]).filter((name) => requirements[name]);
}

/** Features with words of their own. */
export const needsFilterWords = (name: Feature): boolean => name === 'month' || name === 'filterBar';
