type PostalRule = { readonly pattern: string; readonly example: string; readonly minLength: number }

const CANADIAN = '[ABCEGHJ-NPRSTVXY]\\d[ABCEGHJ-NPRSTV-Z] ?\\d[ABCEGHJ-NPRSTV-Z]\\d'
const BRITISH = '(GIR ?0AA|[A-PR-UWYZ]([A-HK-Y]?\\d[A-Z\\d]?|\\d[A-Z\\d]?) ?\\d[ABD-HJLNP-UW-Z]{2})'

const digits = (count: number, example: string): PostalRule => ({
  pattern: `\\d{${count}}`,
  example,
  minLength: count,
})

export const POSTAL_RULES: Readonly<Record<string, PostalRule>> = {
  US: { pattern: '\\d{5}(-\\d{4})?', example: '97205', minLength: 5 },
  CA: { pattern: CANADIAN, example: 'K1A 0B1', minLength: 6 },
  GB: { pattern: BRITISH, example: 'SW1A 1AA', minLength: 5 },
  ES: { pattern: '(0[1-9]|[1-4]\\d|5[0-2])\\d{3}', example: '28013', minLength: 5 },
  NL: { pattern: '[1-9]\\d{3} ?[A-Z]{2}', example: '1012 JS', minLength: 6 },
  IE: { pattern: '([AC-FHKNPRTV-Y]\\d{2}|D6W) ?[\\dAC-FHKNPRTV-Y]{4}', example: 'D02 AF30', minLength: 7 },
  PT: { pattern: '\\d{4}-\\d{3}', example: '1100-148', minLength: 8 },
  LU: { pattern: '(L-)?\\d{4}', example: '1009', minLength: 4 },
  PL: { pattern: '\\d{2}-\\d{3}', example: '00-001', minLength: 6 },
  CZ: { pattern: '\\d{3} ?\\d{2}', example: '110 00', minLength: 5 },
  SK: { pattern: '\\d{3} ?\\d{2}', example: '811 01', minLength: 5 },
  SE: { pattern: '\\d{3} ?\\d{2}', example: '111 20', minLength: 5 },
  GR: { pattern: '\\d{3} ?\\d{2}', example: '104 31', minLength: 5 },
  DE: digits(5, '10115'),
  FR: digits(5, '75002'),
  IT: digits(5, '00184'),
  FI: digits(5, '00100'),
  AT: digits(4, '1010'),
  BE: digits(4, '1000'),
  CH: digits(4, '8001'),
  DK: digits(4, '1050'),
  NO: digits(4, '0150'),
}

/** Where the space goes, counted from the end, in codes that people write without it. */
const LAST_GROUP: Readonly<Record<string, number>> = { CA: 3, GB: 3, NL: 2, IE: 4 }

/** Upper-cased and spaced as the country's post writes it. */
export function normalPostalCode(country: string, text: string): string {
  const upper = text.trim().toUpperCase().replace(/\s+/g, ' ')
  const last = LAST_GROUP[country]
  const bare = upper.replaceAll(' ', '')
  return last !== undefined && bare.length > last ? `${bare.slice(0, -last)} ${bare.slice(-last)}` : upper
}

export function isPostalCode(country: string, text: string): boolean {
  const rule = POSTAL_RULES[country]
  return rule === undefined || new RegExp(`^(?:${rule.pattern})$`).test(normalPostalCode(country, text))
}
