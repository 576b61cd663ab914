import type { Texts } from '#domain/sites/texts.ts'

/** What an order is at, said alike wherever orders stand. */
export const ORDER_STATUS_WORDS = {
  status_created: { en: 'Not paid yet', fr: 'Pas encore payée', de: 'Noch nicht bezahlt', es: 'Sin pagar aún' },
  status_paid: { en: 'To pack', fr: 'À préparer', de: 'Zu packen', es: 'Por preparar' },
  status_processing: { en: 'Being packed', fr: 'En préparation', de: 'Wird gepackt', es: 'En preparación' },
  'status_partly-shipped': {
    en: 'Partly shipped',
    fr: 'Expédiée en partie',
    de: 'Teilweise verschickt',
    es: 'Enviado en parte',
  },
  status_shipped: { en: 'Shipped', fr: 'Expédiée', de: 'Verschickt', es: 'Enviado' },
  status_delivered: { en: 'Delivered', fr: 'Livrée', de: 'Zugestellt', es: 'Entregado' },
  'status_ready-for-pickup': {
    en: 'Ready to collect',
    fr: 'Prête au retrait',
    de: 'Abholbereit',
    es: 'Listo para recoger',
  },
  'status_picked-up': { en: 'Collected', fr: 'Retirée', de: 'Abgeholt', es: 'Recogido' },
  status_cancelled: { en: 'Cancelled', fr: 'Annulée', de: 'Storniert', es: 'Cancelado' },
  'status_return-requested': {
    en: 'Return announced',
    fr: 'Retour annoncé',
    de: 'Rücksendung angekündigt',
    es: 'Devolución anunciada',
  },
  status_returned: { en: 'Return arrived', fr: 'Retour arrivé', de: 'Rücksendung da', es: 'Devolución recibida' },
  status_refunded: {
    en: 'Return refunded',
    fr: 'Retour remboursé',
    de: 'Rücksendung erstattet',
    es: 'Devolución reembolsada',
  },
} satisfies Texts
