export type PhoneCode = {
  /** Country, ISO 3166-1 alpha-2. */
  readonly code: string
  readonly dialCode: string
  /** One mask per digit count of the national number, the usual one first. */
  readonly masks: readonly [string, ...string[]]
  /** Numbers are dialled with a leading 0 at home that has no place after the dial code. */
  readonly dropsLeadingZero: boolean
}

export const NORTH_AMERICAN_MASK = '(XXX) XXX - XXXX'
export const OTHER_MASK = 'XXXX - XXX - XXX'

type Row = readonly [code: string, dialCode: string, trunk: '0' | '', ...masks: [string, ...string[]]]

/** Where two countries share a dial code, the one named first is assumed. */
const ROWS: readonly Row[] = [
  ['US', '1', '', NORTH_AMERICAN_MASK],
  ['CA', '1', '', NORTH_AMERICAN_MASK],
  ['GB', '44', '0', 'XXXX XXX XXX', 'XXX XXX XXX'],
  ['DE', '49', '0', 'XXXX XXXXXXX', 'XXX XXXXXXX', 'XXX XXXXXX', 'XX XXXXXX'],
  ['FR', '33', '0', 'X XX XX XX XX'],
  ['ES', '34', '', 'XXX XXX XXX'],
  ['AT', '43', '0', 'XXX XXXXXXX', 'XXX XXXXXXXX', 'XXX XXXXXX'],
  ['BE', '32', '0', 'XXX XX XX XX', 'X XXX XX XX'],
  ['BG', '359', '0', 'XX XXX XXXX', 'X XXX XXXX'],
  ['CH', '41', '0', 'XX XXX XX XX'],
  ['CY', '357', '', 'XX XXXXXX'],
  ['CZ', '420', '', 'XXX XXX XXX'],
  ['DK', '45', '', 'XX XX XX XX'],
  ['EE', '372', '', 'XXXX XXXX', 'XXX XXXX'],
  ['FI', '358', '0', 'XX XXX XXXX', 'XX XXX XXX', 'XX XXX XXXXX'],
  ['GR', '30', '', 'XXX XXX XXXX'],
  ['HR', '385', '0', 'XX XXX XXXX', 'XX XXX XXX'],
  ['HU', '36', '', 'XX XXX XXXX', 'X XXX XXXX'],
  ['IE', '353', '0', 'XX XXX XXXX', 'X XXX XXXX'],
  ['IS', '354', '', 'XXX XXXX'],
  ['IT', '39', '', 'XXX XXX XXXX', 'XXX XXX XXX', 'XX XXXXXX'],
  ['LI', '423', '', 'XXX XX XX'],
  ['LT', '370', '0', 'XXX XXXXX'],
  ['LU', '352', '', 'XXX XXX XXX', 'XX XX XX XX', 'XX XX XX'],
  ['LV', '371', '', 'XXXX XXXX'],
  ['MC', '377', '0', 'XX XX XX XX', 'X XX XX XX XX'],
  ['MT', '356', '', 'XXXX XXXX'],
  ['NL', '31', '0', 'X XXXX XXXX'],
  ['NO', '47', '', 'XXX XX XXX'],
  ['PL', '48', '', 'XXX XXX XXX'],
  ['PT', '351', '', 'XXX XXX XXX'],
  ['RO', '40', '0', 'XXX XXX XXX'],
  ['SE', '46', '0', 'XX XXX XX XX', 'XX XXX XXX', 'XX XXX XX'],
  ['SI', '386', '0', 'XX XXX XXX'],
  ['SK', '421', '0', 'XXX XXX XXX'],
  ['TR', '90', '0', 'XXX XXX XXXX'],
  ['UA', '380', '0', 'XX XXX XXXX'],
  ['AE', '971', '0', 'XX XXX XXXX', 'X XXX XXXX'],
  ['AR', '54', '0', 'XX XXXX XXXX', 'X XX XXXX XXXX'],
  ['AU', '61', '0', 'XXX XXX XXX'],
  ['BR', '55', '0', '(XX) XXXXX XXXX', '(XX) XXXX XXXX'],
  ['CL', '56', '', 'X XXXX XXXX'],
  ['CN', '86', '0', 'XXX XXXX XXXX'],
  ['HK', '852', '', 'XXXX XXXX'],
  ['IL', '972', '0', 'XX XXX XXXX', 'X XXX XXXX'],
  ['IN', '91', '0', 'XXXXX XXXXX'],
  ['JP', '81', '0', 'XX XXXX XXXX', 'X XXXX XXXX'],
  ['KR', '82', '0', 'XX XXXX XXXX', 'XX XXX XXXX', 'X XXX XXXX'],
  ['MX', '52', '', 'XX XXXX XXXX'],
  ['NZ', '64', '0', 'XX XXX XXXX', 'X XXX XXXX', 'XXX XXX XXXX'],
  ['SG', '65', '', 'XXXX XXXX'],
  ['TW', '886', '0', 'XXX XXX XXX', 'XX XXX XXX'],
  ['ZA', '27', '0', 'XX XXX XXXX'],
]

export const PHONE_CODES: readonly PhoneCode[] = ROWS.map(([code, dialCode, trunk, ...masks]) => ({
  code,
  dialCode,
  masks,
  dropsLeadingZero: trunk === '0',
}))

export const findPhoneCode = (country: string): PhoneCode | undefined =>
  PHONE_CODES.find(({ code }) => code === country.toUpperCase())

export const phoneCodesOf = (dialCode: string): PhoneCode[] => PHONE_CODES.filter(known => known.dialCode === dialCode)
