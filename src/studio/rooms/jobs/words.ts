import type { Texts } from '#domain/sites/texts.ts'

export const WORDS = {
  process: { en: 'Process', fr: 'Processus', de: 'Prozess', es: 'Proceso' },
  processes: { en: 'Running processes', fr: 'Processus en marche', de: 'Laufende Prozesse', es: 'Procesos en marcha' },
  processHere: { en: 'answers you', fr: 'vous répond', de: 'antwortet dir', es: 'te responde' },
  role: { en: 'Task', fr: 'Tâche', de: 'Aufgabe', es: 'Tarea' },
  'role:all': { en: 'Pages and work', fr: 'Pages et travaux', de: 'Seiten und Arbeit', es: 'Páginas y trabajos' },
  'role:web': { en: 'Pages', fr: 'Pages', de: 'Seiten', es: 'Páginas' },
  'role:worker': { en: 'Work', fr: 'Travaux', de: 'Arbeit', es: 'Trabajos' },
  listener: { en: 'Hears of changes', fr: 'Entend les changements', de: 'Hört von Änderungen', es: 'Oye los cambios' },
  hears: { en: 'Yes', fr: 'Oui', de: 'Ja', es: 'Sí' },
  hearsNot: { en: 'No', fr: 'Non', de: 'Nein', es: 'No' },
  pagesKept: { en: 'Pages kept', fr: 'Pages gardées', de: 'Behaltene Seiten', es: 'Páginas guardadas' },
  webhooks: { en: 'Webhooks', fr: 'Webhooks', de: 'Webhooks', es: 'Webhooks' },
  webhooksText: {
    en: '{waiting} waiting, {failing} failing, {paused} paused',
    fr: '{waiting} en attente, {failing} en échec, {paused} en pause',
    de: '{waiting} wartend, {failing} scheiternd, {paused} angehalten',
    es: '{waiting} en espera, {failing} fallando, {paused} en pausa',
  },
  keysText: {
    en: '{ending} ending soon, {withheld} kept from some of it',
    fr: '{ending} bientôt à terme, {withheld} restreintes',
    de: '{ending} bald zu Ende, {withheld} eingeschränkt',
    es: '{ending} terminan pronto, {withheld} restringidas',
  },
} satisfies Texts
