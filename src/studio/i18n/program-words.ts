import type { Program } from '#domain/promotions/spend.ts'
import type { Texts } from '#domain/sites/texts.ts'

export const PROGRAM_WORDS: Texts<Program> = {
  employee: { en: 'Employee', fr: 'Membre du personnel', de: 'Mitarbeiterin oder Mitarbeiter', es: 'Empleado' },
  IPA: {
    en: 'Professional program IPA',
    fr: 'Programme professionnel IPA',
    de: 'Profi-Programm IPA',
    es: 'Programa profesional IPA',
  },
  WRANX: {
    en: 'Professional program WRANX',
    fr: 'Programme professionnel WRANX',
    de: 'Profi-Programm WRANX',
    es: 'Programa profesional WRANX',
  },
  athlete: { en: 'Athlete', fr: 'Athlète', de: 'Sportlerin oder Sportler', es: 'Deportista' },
}
