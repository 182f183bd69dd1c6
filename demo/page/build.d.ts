/** Constants that the build defines for the pages of the demo. */
declare module 'virtual:turnout-demo' {
  /** The custom elements manifest. */
  export const manifest: unknown;
  /** Names of the demo's pages. */
  export const pages: readonly string[];
}

declare module '*?raw' {
  const text: string;
  export default text;
}

declare module '*.css' {}
