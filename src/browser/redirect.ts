/** Navigation of the page; tests replace `assign`. */
export const navigation = { assign: (address: string): void => location.assign(address) };

/** Navigates to another web page. Ignores addresses that are not http or https. */
export function redirect(address: string): void {
  try {
    const { protocol, href } = new URL(address, document.baseURI);
    if (/^https?:$/.test(protocol)) navigation.assign(href);
  } catch (error) {
    console.warn(error);
  }
}
