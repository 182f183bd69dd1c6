import { html } from 'lit';
import { graureiher } from './graureiher.js';
import { jugendring } from './jugendring.js';
import { kantorei } from './kantorei.js';
import { sonnenwinkel } from './sonnenwinkel.js';
import type { Theme } from './theme.js';
import { wiesental } from './wiesental.js';

/** A page that says nothing about looks. */
const unthemed: Theme = {
  site: '',
  elements: '/* Nothing is needed: the elements take font and colours from the page. */\n',
  page: (_, element) => html`<main>${element}</main>`,
};

/** Websites to look at elements on, by name. */
export const themes: Readonly<Record<string, Theme>> = {
  wiesental,
  graureiher,
  sonnenwinkel,
  jugendring,
  kantorei,
  none: unthemed,
};

export type { Theme };
