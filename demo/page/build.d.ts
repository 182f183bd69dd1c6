/** Constants that the build defines for the pages of the demo. */
declare module 'virtual:turnout-demo' {
  /** The custom elements manifest. */
  export const manifest: unknown;
  /** Names of the demo's pages. */
  export const pages: readonly string[];
}

declare module 'virtual:turnout-answers' {
  /** Loads the recorded answers of a set of data. */
  export const recordings: Readonly<Partial<Record<string, () => Promise<import('./recorded-answer.js').Recording>>>>;
}

declare module '*?raw' {
  const text: string;
  export default text;
}

declare module '*.css' {}
