import type { Texts } from '#domain/sites/texts.ts'

/** Why a key of another system is not made. */
export const KEY_REASONS = {
  tooManyViews: {
    en: 'you keep {most} views already. Remove one first.',
    fr: 'vous gardez déjà {most} vues. Retirez-en d’abord une.',
    de: 'Du hast schon {most} Ansichten. Entferne erst eine.',
    es: 'ya guardas {most} vistas. Quita antes una.',
  },
  keyIsOver: {
    en: 'it would have run out already.',
    fr: 'elle serait déjà expirée.',
    de: 'Er wäre schon abgelaufen.',
    es: 'ya habría caducado.',
  },
} as const satisfies Texts
