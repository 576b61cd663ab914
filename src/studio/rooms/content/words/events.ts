import type { Texts } from '#domain/sites/texts.ts'

export const EVENT_WORDS = {
  whoComes: { en: 'Who comes', fr: 'Qui vient', de: 'Wer kommt', es: 'Quién viene' },
  nobodyComes: {
    en: 'Nobody has joined yet.',
    fr: 'Personne ne s’est encore inscrit.',
    de: 'Noch hat sich niemand angemeldet.',
    es: 'Aún no se ha apuntado nadie.',
  },
  guest: { en: 'Name', fr: 'Nom', de: 'Name', es: 'Nombre' },
  brings: { en: 'Brings', fr: 'Accompagné de', de: 'Bringt mit', es: 'Viene con' },
  days: { en: 'Days', fr: 'Jours', de: 'Tage', es: 'Días' },
  ofPlaces: {
    en: '{people} of {places}',
    fr: '{people} sur {places}',
    de: '{people} von {places}',
    es: '{people} de {places}',
  },
} satisfies Texts<string>
