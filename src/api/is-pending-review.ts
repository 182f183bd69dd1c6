/** Whether a registration waits for review: it counts once somebody has accepted it. */
export const isPendingReview = ({ id }: { id: string }): boolean => id.startsWith('rev_');
