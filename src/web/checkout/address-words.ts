/** How the people of a country call these two fields; the rest of the form is the same everywhere. */
const WORDS = {
  US: { postalCode: 'zip', province: 'state' },
  CA: { postalCode: 'postalCode', province: 'province' },
  GB: { postalCode: 'postcode', province: 'county' },
  DE: { postalCode: 'postalCode', province: 'state' },
  AT: { postalCode: 'postalCode', province: 'state' },
} as const

type Words = (typeof WORDS)[keyof typeof WORDS]

const isNamed = (country: string): country is keyof typeof WORDS => country in WORDS

export const addressWords = (country: string): Words => (isNamed(country) ? WORDS[country] : WORDS.CA)

/** Where an address is written with its town before its code. */
export const townFirst = (country: string): boolean => ['US', 'CA', 'GB'].includes(country)
