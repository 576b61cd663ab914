import type { Texts } from '#domain/sites/texts.ts'

export const FRAME_TEXTS = {
  title: { en: 'Payment', fr: 'Paiement', de: 'Zahlung', es: 'Pago' },
  save: {
    en: 'Keep this card for next time',
    fr: 'Garder cette carte pour la prochaine fois',
    de: 'Diese Karte für das nächste Mal behalten',
    es: 'Guardar esta tarjeta para la próxima vez',
  },
  script: {
    en: 'Cards need JavaScript here. Turn it on, or pay another way.',
    fr: 'Les cartes ont besoin de JavaScript. Activez-le ou payez autrement.',
    de: 'Karten brauchen hier JavaScript. Schalte es ein oder zahl auf anderem Weg.',
    es: 'Las tarjetas necesitan JavaScript. Actívalo o paga de otra forma.',
  },
} satisfies Texts
