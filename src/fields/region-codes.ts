/** ISO 3166-1 alpha-2, as assigned in 2024: a first letter, then every second letter that goes with it. */
const assignedCodes =
  'ADEFGILMOQRSTUWXZ BABDEFGHIJLMNOQRSTVWYZ CACDFGHIKLMNORUVWXYZ DEJKMOZ ECEGHRST FIJKMOR GABDEFGHILMNPQRSTUWY ' +
  'HKMNRTU IDELMNOQRST JEMOP KEGHIMNPRWYZ LABCIKRSTUVY MACDEFGHKLMNOPQRSTUVWXYZ NACEFGILOPRUZ OM ' +
  'PAEFGHKLMNRSTWY QA REOSUW SABCDEGHIJKLMNORSTVXYZ TCDFGHJKLMNORTVWZ UAGMSYZ VACEGINU WFS YET ZAMW';

/**
 * Countries and territories whose addresses have no postcode, written likewise, by GeoPostcodes' "Countries without
 * postcodes" (April 2026), and those that have codes which their post does not ask for: nobody is made to invent one.
 */
const codesWithoutPostcode =
  'AEGOQW BFIJOQSVWZ CDFGIKMW DJM ERT FJ GADHMNQWY HKM JM KIMNP LY MLORW NRU PA QA RW SBCDLORSTXY TDFGKLOTV UG VU YE ZMW';

const expandCodes = (codes: string): readonly string[] =>
  codes.split(' ').flatMap(([first = '', ...seconds]) => seconds.map((second) => first + second));

export const regions = expandCodes(assignedCodes);
export const withoutPostcode = expandCodes(codesWithoutPostcode);
