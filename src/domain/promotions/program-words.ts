import type { Language } from '../sites/sites.ts'
import type { Texts } from '../sites/texts.ts'
import { PROGRAM_TERMS, type Program } from './spend.ts'

/** What the discount of a program is called wherever amounts stand. */
const NAMES: Texts<Program> = {
  employee: {
    en: 'Associate discount',
    fr: 'Remise du personnel',
    de: 'Personalrabatt',
    es: 'Descuento de empleado',
  },
  athlete: { en: 'Athlete credit', fr: 'Crédit athlète', de: 'Athletenguthaben', es: 'Crédito de atleta' },
  IPA: {
    en: 'IPA pro discount',
    fr: 'Remise pro IPA',
    de: 'Profi-Rabatt IPA',
    es: 'Descuento profesional IPA',
  },
  WRANX: {
    en: 'WRANX pro discount',
    fr: 'Remise pro WRANX',
    de: 'Profi-Rabatt WRANX',
    es: 'Descuento profesional WRANX',
  },
}

/** Of programs that have terms: what they mean for this price. */
const ACCEPTED: Texts<'whole' | 'limited'> = {
  whole: {
    en: '{percent}% off by the terms you accepted. It does not combine with coupons.',
    fr: '{percent} % de remise selon les conditions que vous avez acceptées. Elle ne se cumule pas avec des bons.',
    de: '{percent} % Rabatt nach den Bedingungen, die du akzeptiert hast. Er gilt nicht zusammen mit Gutscheinen.',
    es: '{percent} % de descuento según las condiciones que aceptaste. No se combina con cupones.',
  },
  limited: {
    en: '{percent}% off what is left of your limit this year, by the terms you accepted.',
    fr: '{percent} % de remise sur ce qui reste de votre plafond annuel, selon les conditions que vous avez acceptées.',
    de: '{percent} % Rabatt auf das, was von deiner Jahresgrenze übrig ist, nach den Bedingungen, die du akzeptiert hast.',
    es: '{percent} % de descuento sobre lo que queda de tu límite anual, según las condiciones que aceptaste.',
  },
}

export const programName = (program: Program, language: Language): string => NAMES[program][language]

/** Only members who have accepted the terms get the discount, so whoever gets it is told. */
export function programMessage(program: Program, language: Language, limited: boolean): string | undefined {
  const { termsToAccept, percent } = PROGRAM_TERMS[program]
  const text = ACCEPTED[limited ? 'limited' : 'whole'][language]
  return termsToAccept ? text.replace('{percent}', String(percent)) : undefined
}
