/**
 * False for an address at which no gate can be meant: none at all, the bare origin of a server, or its service (`…/api`). A
 * gate's ends in `/public`; a proxy may serve it under any other path, and a service that speaks only the specification
 * (`plain`) may stand anywhere.
 *
 * @example
 * canBeGate('https://turnout.example.org/public'); // true
 * canBeGate('https://turnout.example.org'); // false
 */
export const canBeGate = (base: string, plain = false): boolean =>
  !!base && (plain || !/^https?:\/\/[^/]+$|\/api$/.test(base));
