const NUMBER_LENGTH = 8;

/**
 * The number of a registration that a person quotes on the phone: the last letters of the person's id, in two groups. It opens nothing, since
 * every access needs the whole id or a secret.
 *
 * @example registrationNumber('per_0123456789abcdefghjk7k4q') // 'GHJK-7K4Q'
 */
export const registrationNumber = (person_id: string): string =>
  person_id
    .replace(/^per_/, '')
    .slice(-NUMBER_LENGTH)
    .toUpperCase()
    .replace(/^.{4}(?=.)/, '$&-');
