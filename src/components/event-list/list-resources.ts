import type { CSSResult } from 'lit';
import type { FilterWords } from '../../i18n/index.js';
import { dialogOf } from '../dialog.js';
import { cardsStyles } from './cards-styles.js';
import { filterBarStyles } from './filter-bar-styles.js';
import { formInPlaceStyles } from './hash-router.js';
import { itemTemplateStyles } from './item-template.js';
import type { Feature } from './list-features.js';
import type { ListKit } from './list-kit.js';
import { monthGroupStyles } from './month-groups.js';
import { monthPositionStyles } from './month-position-styles.js';
import { monthStyles } from './month-styles.js';

/** Resources that the optional features of all lists of a page share: styles, words and the form's element. */
export const listResources = (kit: ListKit) => {
  const dialog = dialogOf(kit);
  const styles: Partial<Record<Feature, readonly CSSResult[]>> = {
    month: [monthStyles(kit), monthPositionStyles(kit)],
    filterBar: [filterBarStyles(kit)],
    cards: [cardsStyles(kit)],
    grouped: [monthGroupStyles(kit)],
    place: [formInPlaceStyles(kit)],
    dialog: [dialog.styles],
    template: [itemTemplateStyles(kit)],
  };
  const words = new Map<string, FilterWords>();
  return {
    kit,
    dialog,
    styles,
    /** The loaded words, by language. */
    words: words as ReadonlyMap<string, FilterWords>,

    async loadWords(language: string): Promise<void> {
      if (!words.has(language)) words.set(language, await kit.wordsOf(language, 'filters'));
    },

    /** A page that loaded lists only has not defined the form yet. */
    async defineForm(): Promise<void> {
      if (customElements.get('event-registration')) return;
      const registrationClass = await kit.registrationElement();
      if (!customElements.get('event-registration')) customElements.define('event-registration', registrationClass);
    },
  };
};

export type ListResources = ReturnType<typeof listResources>;
