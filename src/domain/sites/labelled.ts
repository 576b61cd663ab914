import type { Language } from './sites.ts'

/** A word and what it says, if anything. French has a space before the colon, at which no line ends. */
export const labelled = (label: string, value: string, language: Language): string =>
  value === '' ? label : `${label}${language === 'fr' ? '\u00A0' : ''}: ${value}`
