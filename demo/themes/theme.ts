import type { TemplateResult } from 'lit';

/** A club's website to look at elements on. */
export interface Theme {
  /** What the club's own site looks like. */
  readonly site: string;
  /** What the elements take on it: the CSS that a designer copies. */
  readonly elements: string;
  /** The page around the element. */
  page(language: string, element: unknown): TemplateResult;
}

/** Texts of a site by language. What a club has not translated is in English. */
export interface Texts<Text> {
  readonly de: Text;
  readonly en: Text;
  readonly ar: Text;
}

/** What stands on each of the sites. */
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
