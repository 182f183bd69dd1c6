import { regions } from '../../fields/index.js';
import { languages } from '../../i18n/index.js';
import { fault } from './available-fields.js';
import type { PathFault } from './schema-faults.js';

const upperCase = (country: string): string => country.trim().toUpperCase();

/** The code of a country by its name in one of our languages, as with `Österreich`; undefined if none has that name. */
function codeOf(name: string): string | undefined {
  for (const language of Object.keys(languages)) {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    const code = regions.find((region) => upperCase(names.of(region)!) === upperCase(name));
    if (code) return code;
  }
  return undefined;
}

/** Faults of the country of a workspace. */
export const countryFaults = (country: string | undefined): PathFault[] =>
  country === undefined || regions.includes(upperCase(country))
    ? []
    : [
        fault(
          ['workspace', 'country'],
          `there is no country ${country}; write its two letters, like ${codeOf(country) ?? 'DE'}`,
        ),
      ];

/** A country as it is stored: its code in capital letters. */
export const countryOf = (country: string | undefined): string | null => (country ? upperCase(country) : null);
