import {
  readDate,
  readDatePart,
  regions,
  withoutPostcode,
  type DateReader,
  type setRegions,
} from '../../fields/index.js';
import type { Lit } from '../lit.js';
import { furtherControlStyles } from './further-control-styles.js';
import { selectStyles } from './select-styles.js';

/** Everything that the module takes from the script. */
export interface FurtherControlsKit extends Pick<Lit, 'css'> {
  readonly setRegions: typeof setRegions;
  readonly dateReader: DateReader;
}

/** The look of dates, addresses, lists to choose from and texts of several lines, the reading of dates, and the codes of countries. */
export default (kit: FurtherControlsKit) => {
  kit.setRegions(regions, withoutPostcode);
  Object.assign(kit.dateReader, { readDate, readDatePart });
  return { styles: [furtherControlStyles(kit), selectStyles(kit)], regions };
};
