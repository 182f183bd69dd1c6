import type { TemplateResult } from 'lit';

/** A club's website to look at elements on. */
export interface Theme {
  /** The styles of the club's own site. */
  readonly site: string;
  /** The styles of the elements there: the CSS that a designer copies. */
  readonly elements: string;
  /** The page around the element. */
  page(language: string, element: unknown): TemplateResult;
}

/** Texts of a site by language. Missing translations are in English. */
export interface Texts<Text> {
  readonly de: Text;
  readonly en: Text;
  readonly ar: Text;
}

/** The texts of each site. */
export interface SiteText {
  readonly claim: string;
  readonly menu: readonly [string, string, string, string];
  readonly heading: string;
  readonly lead: string;
  readonly asideTitle: string;
  readonly aside: readonly string[];
  readonly footer: string;
}

/** The language that a site's texts are in. */
export const languageIn = (language: string): 'de' | 'en' | 'ar' =>
  language.startsWith('de') ? 'de' : language === 'ar' ? 'ar' : 'en';

export const textIn = <Text>(texts: Texts<Text>, language: string): Text => texts[languageIn(language)];
