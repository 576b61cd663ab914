import type { SHORT_REASONS } from '#contract/staff/orders/fulfilment-words.ts'
import type { CANCEL_REASONS } from '#domain/orders/buyer-reasons.ts'
import type { Texts } from '#domain/sites/texts.ts'

type Reason = (typeof CANCEL_REASONS | typeof SHORT_REASONS)[number]

/** Why something was cancelled, as buyers choose it and warehouses say it. */
export const reasons = {
  reason_reasonMind: { en: 'Changed their mind', fr: 'A changé d’avis', de: 'Anders überlegt', es: 'Cambió de idea' },
  reason_reasonWrong: {
    en: 'Ordered the wrong thing',
    fr: 'Erreur de commande',
    de: 'Falsch bestellt',
    es: 'Se equivocó al pedir',
  },
  reason_reasonSlow: {
    en: 'Takes too long',
    fr: 'Livraison trop lente',
    de: 'Dauert zu lange',
    es: 'Tarda demasiado',
  },
  reason_reasonCheaper: {
    en: 'Found it for less elsewhere',
    fr: 'Moins cher ailleurs',
    de: 'Anderswo günstiger',
    es: 'Más barato en otro sitio',
  },
  reason_reasonOther: { en: 'Another reason', fr: 'Autre raison', de: 'Anderer Grund', es: 'Otro motivo' },
  'reason_out-of-stock': { en: 'Out of stock', fr: 'Rupture de stock', de: 'Nicht vorrätig', es: 'Agotado' },
  reason_damaged: { en: 'Damaged', fr: 'Endommagé', de: 'Beschädigt', es: 'Dañado' },
  reason_fraud: { en: 'Fraud', fr: 'Fraude', de: 'Betrug', es: 'Fraude' },
  reason_customer: {
    en: 'Asked for by the buyer',
    fr: 'À la demande de l’acheteur',
    de: 'Auf Wunsch der Kundschaft',
    es: 'A petición del comprador',
  },
  reason_other: { en: 'Another reason', fr: 'Autre raison', de: 'Anderer Grund', es: 'Otro motivo' },
} as const satisfies Texts<`reason_${Reason}`>
