import { rows, type Row } from './row.js';

/** The key of every address here that is accepted. */
export const mailbox = 'chor@xn--grn-ioa.example';

const address = 'chor@grün.example';
const unchangedRows = (input: string): Row[] => rows('email', input, [input]);

export const emailRows: readonly Row[] = [
  ...unchangedRows(address),
  ...unchangedRows('chor@gru\u0308n.example'),
  ...unchangedRows('CHOR@GRÜN.EXAMPLE'),
  ...unchangedRows('Chor@Gru\u0308n.Example'),
  ...unchangedRows(mailbox),
  ...unchangedRows('CHOR@XN--GRN-IOA.EXAMPLE'),
  ...rows('email', address, [
    ' chor@grün.example\u00a0',
    'chor@grün.example\t',
    '\u3000chor@grün.example',
    'chor@grün.example\u200b',
    '\ufeffchor@grün.example',
    'chor\u2060@grün.example',
    'chor@grün\u200d.example',
    '\u2068chor@grün.example\u2069',
    '\u202achor@grün.example\u202c',
    '\u200fchor@grün.example\u200e',
    'ch\u00ador@gr\u00adün.example',
    'mailto:chor@grün.example',
    'MAILTO:chor@grün.example?subject=Camp',
    '<chor@grün.example>',
    'Chor Grün <chor@grün.example>',
    'Chor <mailto:chor@grün.example>',
  ]),
  ...rows('email', '(wrong_format)', [
    'chor\uff20grün.example',
    '\uff43hor@grün.example',
    'chor@@grün.example',
    '@grün.example',
    'chor@grün',
    'chor.grün.example',
    'chor(at)grün.example',
    '"chor"@grün.example',
    'chor @grün.example',
    'chor@grün.example,',
    'chor@grün.example;',
    'chor@grün.example.',
    'chor@\u212aün.example',
    '"Chor, Grün e.V." <chor@grün.example>',
    'Chor <chor@grün.example>,',
    'chor@grün.example x@example.org',
    'chor@grün.example,x@example.org',
    'Chor <chor@grün.example>, Eve <eve@example.org>',
  ]),
  ...rows('email', '', ['\u200b', ' \u00a0 ', '\u2060\ufeff']),
];
