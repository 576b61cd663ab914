import type { Texts } from '#domain/sites/texts.ts'

/** Why a key of another system is not made. */
export const KEY_REASONS = {
  tooManyViews: {
    en: 'you keep {most} views already. Remove one first.',
    fr: 'vous gardez déjà {most} vues. Retirez-en d’abord une.',
    de: 'Du hast schon {most} Ansichten. Entferne erst eine.',
    es: 'ya guardas {most} vistas. Quita antes una.',
  },
  tooManyMappings: {
    en: 'you keep {most} mappings already. Remove one first.',
    fr: 'vous gardez déjà {most} correspondances. Retirez-en d’abord une.',
    de: 'Du hast schon {most} Zuordnungen. Entferne erst eine.',
    es: 'ya guardas {most} correspondencias. Quita antes una.',
  },
  keyTooLong: {
    en: 'a key ends after {days} days at the latest.',
    fr: 'une clé prend fin après {days} jours au plus tard.',
    de: 'Ein Schlüssel endet spätestens nach {days} Tagen.',
    es: 'una clave termina, a más tardar, después de {days} días.',
  },
  keyIsOver: {
    en: 'it would have run out already.',
    fr: 'elle serait déjà expirée.',
    de: 'Er wäre schon abgelaufen.',
    es: 'ya habría caducado.',
  },
} as const satisfies Texts
