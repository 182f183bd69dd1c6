/** Something that must never be, and was. */
export class Violation extends Error {}
