/**
 * The last part of a dotted name: the key of a part within its group.
 *
 * @example
 * lastPartOf('address.postcode'); // 'postcode'
 */
export const lastPartOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1);
