/** The script element that runs at this moment. `<img name=currentScript>` shadows the property of the document, and libraries replace `Document`. */
function runningScript(): Element | null | undefined {
  for (let prototype: unknown = document; (prototype = Object.getPrototypeOf(prototype));) {
    const getter = Object.getOwnPropertyDescriptor(prototype, 'currentScript')?.get;
    if (getter) return getter.call(document) as Element | null;
  }
  return undefined;
}

const currentScript = runningScript();

/** The tag that runs this script; undefined if no HTML tag does. */
export const ownTag = currentScript instanceof HTMLScriptElement ? currentScript : undefined;

/** Whether the tag is on the page while the script runs. */
export const isInPlace = !!ownTag?.isConnected;

/** Address of a script without query and fragment. */
export const addressOf = (script: HTMLScriptElement): string => script.src.replace(/[?#].*$/, '');

/**
 * The address of this script. A module has no tag, but the stack of an error has its address. Attributes are not used, since
 * anybody may have written them.
 */
export const ownAddress: string | undefined = ownTag?.src
  ? addressOf(ownTag)
  : currentScript
    ? undefined
    : /http\S+?\/embed[\w.-]*\.js/.exec(Error().stack!)?.[0];

/** The HTML scripts of the page. An SVG script has this name as well, and no address that is a text. */
export const pageScripts = (): HTMLScriptElement[] =>
  [...document.querySelectorAll('script')].filter((script) => script instanceof HTMLScriptElement);
