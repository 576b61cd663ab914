import type { Language } from '#domain/sites/sites.ts'

export const FRAME_TEXTS: Readonly<Record<Language, { title: string; save: string; script: string }>> = {
  en: {
    title: 'Payment',
    save: 'Keep this card for next time',
    script: 'Cards need JavaScript here. Turn it on, or pay another way.',
  },
  de: {
    title: 'Zahlung',
    save: 'Diese Karte für das nächste Mal behalten',
    script: 'Karten brauchen hier JavaScript. Schalte es ein oder zahl auf anderem Weg.',
  },
  fr: {
    title: 'Paiement',
    save: 'Garder cette carte pour la prochaine fois',
    script: 'Les cartes ont besoin de JavaScript. Activez-le ou payez autrement.',
  },
  es: {
    title: 'Pago',
    save: 'Guardar esta tarjeta para la próxima vez',
    script: 'Las tarjetas necesitan JavaScript. Actívalo o paga de otra forma.',
  },
}
