import type { Texts } from '#domain/sites/texts.ts'

/** What two wrote at once. */
export const MERGED_WORDS = {
  merged: {
    en: '{who} saved meanwhile. Both changes are in.',
    fr: '{who} a enregistré entre-temps. Les deux modifications y sont.',
    de: '{who} hat inzwischen gespeichert. Beide Änderungen sind drin.',
    es: '{who} guardó mientras tanto. Están ambos cambios.',
  },
  mergedMine: {
    en: '{who} changed the same: {fields}. Yours was kept.',
    fr: '{who} a modifié la même chose : {fields}. La vôtre est gardée.',
    de: '{who} hat dasselbe geändert: {fields}. Deines ist geblieben.',
    es: '{who} cambió lo mismo: {fields}. Se conservó lo tuyo.',
  },
  mergedTheirs: {
    en: '{who} wrote over what you had written: {fields}. Theirs counts now.',
    fr: '{who} a réécrit ce que vous aviez écrit : {fields}. C’est sa version qui compte.',
    de: '{who} hat überschrieben, was du geschrieben hattest: {fields}. Jetzt gilt das.',
    es: '{who} escribió encima de lo que habías escrito: {fields}. Ahora vale lo suyo.',
  },
  mergedTakenByThem: {
    en: '{who} took away what you have changed: {names}. It stays.',
    fr: '{who} a retiré ce que vous avez modifié : {names}. Cela reste.',
    de: '{who} hat entfernt, was du geändert hast: {names}. Es bleibt.',
    es: '{who} quitó lo que cambiaste: {names}. Se queda.',
  },
  mergedTakenByMe: {
    en: '{who} has changed what you took away: {names}. It stays.',
    fr: '{who} a modifié ce que vous avez retiré : {names}. Cela reste.',
    de: '{who} hat geändert, was du entfernt hast: {names}. Es bleibt.',
    es: '{who} cambió lo que quitaste: {names}. Se queda.',
  },
  somebody: { en: 'Somebody', fr: 'Quelqu’un', de: 'Jemand', es: 'Alguien' },
} satisfies Texts<string>
