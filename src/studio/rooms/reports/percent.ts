import type { Language } from '#domain/sites/sites.ts'

/** A part of a whole as whoever reads writes it; nothing where there is no whole. */
export const share = (language: Language, part: number, whole: number): string =>
  whole === 0
    ? '–'
    : new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(part / whole)

/** How far a figure is from what it was. */
export const change = (language: Language, now: number, before: number): string =>
  new Intl.NumberFormat(language, { style: 'percent', signDisplay: 'always' }).format((now - before) / before)
