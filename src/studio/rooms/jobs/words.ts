import type { RoomWords } from '../../i18n/room-words.ts'

const en = {
  process: 'Process',
  processes: 'Running processes',
  processHere: 'answers you',
  listener: 'Hears of changes',
  hears: 'Yes',
  hearsNot: 'No',
  pagesKept: 'Pages kept',
  webhooks: 'Webhooks',
  webhooksText: '{waiting} waiting, {failing} failing, {paused} paused',
} as const satisfies Record<string, string>

export const WORDS: RoomWords<keyof typeof en> = {
  en,
  de: {
    process: 'Prozess',
    processes: 'Laufende Prozesse',
    processHere: 'antwortet dir',
    listener: 'Hört von Änderungen',
    hears: 'Ja',
    hearsNot: 'Nein',
    pagesKept: 'Behaltene Seiten',
    webhooks: 'Webhooks',
    webhooksText: '{waiting} wartend, {failing} scheiternd, {paused} angehalten',
  },
  fr: {
    process: 'Processus',
    processes: 'Processus en marche',
    processHere: 'vous répond',
    listener: 'Entend les changements',
    hears: 'Oui',
    hearsNot: 'Non',
    pagesKept: 'Pages gardées',
    webhooks: 'Webhooks',
    webhooksText: '{waiting} en attente, {failing} en échec, {paused} en pause',
  },
  es: {
    process: 'Proceso',
    processes: 'Procesos en marcha',
    processHere: 'te responde',
    listener: 'Oye los cambios',
    hears: 'Sí',
    hearsNot: 'No',
    pagesKept: 'Páginas guardadas',
    webhooks: 'Webhooks',
    webhooksText: '{waiting} en espera, {failing} fallando, {paused} en pausa',
  },
}
