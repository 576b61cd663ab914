import type { Texts } from '#domain/sites/texts.ts'

export const WORDS = {
  zone: { en: 'Time zone', fr: 'Fuseau horaire', de: 'Zeitzone', es: 'Zona horaria' },
  zoneOf: { en: '{sites}: {zone}', fr: '{sites} : {zone}', de: '{sites}: {zone}', es: '{sites}: {zone}' },
  noSuchYear: {
    en: 'Choose a year from {first} to {last}.',
    fr: 'Choisissez une année de {first} à {last}.',
    de: 'Wähle ein Jahr von {first} bis {last}.',
    es: 'Elige un año de {first} a {last}.',
  },
  inZone: {
    en: 'In the time of {zone}',
    fr: 'À l’heure de {zone}',
    de: 'In der Zeit von {zone}',
    es: 'En la hora de {zone}',
  },
  twice: {
    en: 'Clocks show this twice that night: the first time is meant.',
    fr: 'Les horloges indiquent cette heure deux fois cette nuit-là : c’est la première qui compte.',
    de: 'In dieser Nacht zeigen die Uhren das zweimal: Gemeint ist das erste Mal.',
    es: 'Esa noche los relojes marcan esta hora dos veces: cuenta la primera.',
  },
  never: {
    en: 'Clocks leave this out that night: {time} is meant.',
    fr: 'Les horloges sautent cette heure cette nuit-là : ce sera {time}.',
    de: 'In dieser Nacht lassen die Uhren das aus: Gemeint ist {time}.',
    es: 'Esa noche los relojes se saltan esta hora: será a las {time}.',
  },
} satisfies Texts
