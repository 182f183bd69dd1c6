/** An address with the scheme http or https; undefined for any other. */
export const httpUrl = (url: string): string | undefined => (/^https?:\/\/[^/]/i.test(url) ? url : undefined);
