/** True of the answer to a registration that somebody has to look at before it counts. */
export const isHeld = ({ id }: { id: string }): boolean => id.startsWith('rev_');
