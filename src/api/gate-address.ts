/**
 * Whether a base address can be a gate's. It cannot when it is empty, the bare origin of a server, or the address of a
 * service (`…/api`). A gate's address ends in `/public`; behind a proxy it may have any other path. A service that speaks
 * only the specification (`plain`) may have any address.
 *
 * @example
 * canBeGate('https://turnout.example.org/public'); // true
 * canBeGate('https://turnout.example.org'); // false
 */
export const canBeGate = (base: string, plain = false): boolean =>
  !!base && (plain || !/^https?:\/\/[^/]+$|\/api$/.test(base));
