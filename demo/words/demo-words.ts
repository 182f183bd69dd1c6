/** All texts of the demo pages in one language. A missing text does not compile. */
export interface DemoWords {
  readonly skip: string;
  readonly navigation: string;
  readonly pages: Readonly<Record<'index' | 'gallery' | 'doctor', string>>;
  readonly dark: string;
  readonly light: string;
  /** `service`: what is under way, by the step of the start. */
  readonly starting: Readonly<Record<'code' | 'database' | 'club', string>>;
  /** `error` is the browser's own message. */
  notStarted(error: string): string;
  /** `address` stands between backticks. */
  leadsTo(address: string): string;

  readonly element: string;
  readonly elements: Readonly<Record<'event-registration' | 'event-list' | 'portal-login' | 'member-profile', string>>;
  readonly state: string;
  readonly form: string;
  readonly preset: string;
  readonly around: string;
  readonly elementOnly: string;
  readonly withSite: string;
  readonly siteScheme: string;
  /** The site has the colours of the page of the demo. */
  readonly asPage: string;
  readonly language: string;
  /** The name of a variant of German, such as `du`. */
  germanVariant(form: string): string;
  readonly direction: string;
  readonly auto: string;
  readonly elementPickers: string;
  /** Beside an element in another language. */
  readonly clubTexts: string;
  readonly viewPickers: string;
  readonly settings: string;
  readonly close: string;
  readonly galleryPickers: string;
  readonly states: Readonly<Record<StateLabel, string>>;
  readonly themes: Readonly<
    Record<'wiesental' | 'graureiher' | 'sonnenwinkel' | 'jugendring' | 'kantorei' | 'none', string>
  >;

  readonly preview: string;
  readonly previewWidth: string;
  readonly width: string;
  readonly widths: Readonly<Record<'fit' | 'phone' | 'tablet' | 'desktop', string>>;
  readonly pixels: string;
  pixelCount(pixels: number): string;
  readonly autoWidth: string;
  readonly restart: string;
  readonly ownWindow: string;

  readonly brand: string;
  readonly brandLead: string;
  readonly brandColour: string;
  readonly brandFont: string;
  readonly contrastOn: Readonly<Record<'light' | 'dark', string>>;
  readonly contrastEnough: string;
  /** `minimum`: the ratio to 1 that text needs. */
  contrastTooLow(minimum: string): string;
  useColour(colour: string): string;
  readonly pickPart: string;
  readonly partsLead: string;
  readonly partRule: string;
  readonly visibleParts: string;
  readonly shareLink: string;
  readonly copyLink: string;
  readonly attributes: string;
  readonly inherited: string;
  readonly properties: string;
  readonly resetAll: string;
  reset(property: string): string;
  pickColour(property: string): string;
  readonly fontFamily: string;
  readonly fontSize: string;
  readonly textColour: string;
  readonly fonts: Readonly<Record<'inherited' | 'system' | 'slab' | 'rounded' | 'monospace', string>>;

  readonly panels: string;
  readonly tabs: Readonly<
    Record<'events' | 'mailbox' | 'snippet' | 'look' | 'attributes' | 'parts' | 'style' | 'reference', string>
  >;
  readonly noEvents: string;
  eventCount(count: number): string;
  readonly clear: string;
  /** Addresses stand between backticks. */
  readonly noMails: string;
  readonly mails: string;
  readonly from: string;
  readonly to: string;
  readonly openLink: string;
  readonly madeWith: string;
  readonly serverAddress: string;
  readonly snippet: string;
  readonly style: string;
  readonly elementStyle: string;
  readonly siteItself: string;
  readonly siteStyle: string;
  readonly copy: string;
  readonly copied: string;
  readonly recipes: Readonly<
    Record<
      | 'html'
      | 'wordpress'
      | 'typo3'
      | 'joomla'
      | 'drupal'
      | 'contao'
      | 'wix'
      | 'squarespace'
      | 'jimdo'
      | 'gtm'
      | 'react'
      | 'vue'
      | 'svelte'
      | 'astro',
      string
    >
  >;
  readonly plainHtml: string;
  readonly name: string;
  readonly purpose: string;
  readonly default: string;
  readonly events: string;
  readonly slots: string;
  readonly parts: string;

  readonly galleryTitle: string;
  readonly galleryLead: string;
  readonly galleryNavigation: string;
  readonly search: string;
  stateCount(count: number): string;
}

/** Labels of states. Two elements may have a state of the same name with different labels. */
export type StateLabel =
  | 'open'
  | 'events'
  | 'loading'
  | 'slow'
  | 'notYetOpen'
  | 'full'
  | 'waitingList'
  | 'closed'
  | 'empty'
  | 'incomplete'
  | 'answerRefused'
  | 'tooManyRequests'
  | 'offlineWhenSent'
  | 'twoPeople'
  | 'steps'
  | 'asCards'
  | 'asMonth'
  | 'registered'
  | 'unconfirmed'
  | 'offline'
  | 'unpublished'
  | 'signedOut'
  | 'linkSent'
  | 'linkOpened'
  | 'linkExpired'
  | 'signedIn'
  | 'signOutEverywhere'
  | 'signedOutOffline'
  | 'portalClosed'
  | 'associationPortal'
  | 'familyWithFees'
  | 'family'
  | 'oneMember'
  | 'editing'
  | 'conflict'
  | 'newEmail'
  | 'sessionExpired';
