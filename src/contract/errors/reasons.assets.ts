import type { Texts } from '#domain/sites/texts.ts'

/** Why a picture or film stays as it is. */
export const ASSET_REASONS = {
  isFilm: {
    en: '{name} is a film.',
    fr: '{name} est une vidéo.',
    de: '{name} ist ein Film.',
    es: '{name} es un vídeo.',
  },
  rightsEnded: {
    en: '{name} may not be used any more.',
    fr: '{name} ne peut plus être utilisé.',
    de: '{name} darf nicht mehr verwendet werden.',
    es: '{name} ya no se puede usar.',
  },
  tooManyTags: {
    en: '{name} would have more than {most} tags.',
    fr: '{name} aurait plus de {most} étiquettes.',
    de: '{name} hätte mehr als {most} Schlagwörter.',
    es: '{name} tendría más de {most} etiquetas.',
  },
  approvedIn: {
    en: 'somebody approved it in {slug}: send it as another picture, and let that be approved there.',
    fr: 'quelqu’un l’a approuvé dans {slug} : envoyez-le comme une autre image et faites-la approuver là.',
    de: 'Jemand hat es in {slug} freigegeben: Sende es als anderes Bild und lass das dort freigeben.',
    es: 'alguien lo aprobó en {slug}: envíalo como otra imagen y haz que se apruebe allí.',
  },
  finishSending: {
    en: 'finish what you are sending first.',
    fr: 'terminez d’abord ce que vous envoyez.',
    de: 'Sende erst zu Ende, was du gerade sendest.',
    es: 'termina antes lo que estás enviando.',
  },
  partsMissing: {
    en: 'parts of it are missing.',
    fr: 'il en manque des parties.',
    de: 'Teile davon fehlen.',
    es: 'faltan partes.',
  },
  changedMeanwhile: {
    en: 'somebody changed it meanwhile.',
    fr: 'quelqu’un l’a modifié entre-temps.',
    de: 'Jemand hat es inzwischen geändert.',
    es: 'alguien lo cambió mientras tanto.',
  },
  usedInPlaces: {
    en: 'it is used in {count} places.',
    fr: 'il est utilisé à {count} endroits.',
    de: 'Es wird an {count} Stellen verwendet.',
    es: 'se usa en {count} sitios.',
  },
} as const satisfies Texts
