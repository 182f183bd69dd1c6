import { ListExtension } from './list-extension.js';
import { needsFilterWords, requiredFeatures, type ExtendedListHost } from './list-features.js';
import type { ListKit } from './list-kit.js';
import { listResources } from './list-resources.js';

export type { ListExtension } from './list-extension.js';

/** Other views, filters, the page's own template and registration in place, in one module, because few lists have them. */
const extendedList = (kit: ListKit) => {
  const resources = listResources(kit);
  return {
    /** Loads the features that a list needs at first. Rejects when one cannot be loaded. */
    async loadFor(host: ExtendedListHost): Promise<void> {
      const features = requiredFeatures(host, undefined);
      await Promise.all([
        features.some(needsFilterWords) && resources.loadWords(host.language),
        features.includes('place') && resources.defineForm(),
      ]);
    },

    /** Extends one list. */
    extend: (host: ExtendedListHost): ListExtension => new ListExtension(host, resources),
  };
};

export type ExtendedLists = ReturnType<typeof extendedList>;

export default extendedList;
