/** A form that is drawn to its end: on a busy machine it comes in pieces. */
export const wholeForm = 'form > .actions:not([inert])';

/** That, or what stands in its place: a notice, or a heading with one. */
export const formOrNotice = `${wholeForm}, [role=alert], .title + .notice`;
