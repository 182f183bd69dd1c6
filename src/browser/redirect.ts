/** The page around, as far as it can be left for another. */
export const page = { leaveFor: (address: string): void => location.assign(address) };

/** Leads to another web page. Any other kind of address leads nowhere. */
export function redirect(address: string): void {
  try {
    const { protocol, href } = new URL(address, document.baseURI);
    if (/^https?:$/.test(protocol)) page.leaveFor(href);
  } catch (error) {
    console.warn(error);
  }
}
