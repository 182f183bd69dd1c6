/** Whether a registration counts only once its e-mail address is confirmed. */
export const isUnconfirmed = (person: object): boolean => 'unconfirmed' in person;
