import type { Texts } from '#domain/sites/texts.ts'

export const planWords = {
  plan: { en: 'Plan', fr: 'Plan', de: 'Plan', es: 'Plan' },
  hypothesis: {
    en: 'What you expect, and why',
    fr: 'Ce que vous attendez, et pourquoi',
    de: 'Was du erwartest, und warum',
    es: 'Qué esperas, y por qué',
  },
  metric: { en: 'Decided by', fr: 'Décidé par', de: 'Entschieden durch', es: 'Se decide por' },
  metric_orders: {
    en: 'Orders per visitor',
    fr: 'Commandes par visiteur',
    de: 'Bestellungen je Besucher',
    es: 'Pedidos por visitante',
  },
  metric_revenue: {
    en: 'Revenue per visitor',
    fr: 'Chiffre d’affaires par visiteur',
    de: 'Umsatz je Besucher',
    es: 'Ingresos por visitante',
  },
  metric_carts: {
    en: 'Visitors who add to the cart',
    fr: 'Visiteurs qui ajoutent au panier',
    de: 'Besucher, die in den Warenkorb legen',
    es: 'Visitantes que añaden al carrito',
  },
  metric_clicks: {
    en: 'Visitors who click on it',
    fr: 'Visiteurs qui cliquent dessus',
    de: 'Besucher, die darauf klicken',
    es: 'Visitantes que hacen clic',
  },
  metric_refunds: {
    en: 'Refunds per visitor',
    fr: 'Remboursements par visiteur',
    de: 'Erstattungen je Besucher',
    es: 'Reembolsos por visitante',
  },
  guardrails: { en: 'Must not suffer', fr: 'Ne doit pas en souffrir', de: 'Darf nicht leiden', es: 'No debe empeorar' },
  sites: { en: 'Sites', fr: 'Sites', de: 'Sites', es: 'Sitios' },
  sitesHint: {
    en: 'None chosen: all of them.',
    fr: 'Aucun choisi : tous.',
    de: 'Keine gewählt: alle.',
    es: 'Ninguno elegido: todos.',
  },
  audience: { en: 'Who takes part', fr: 'Qui participe', de: 'Wer teilnimmt', es: 'Quién participa' },
  audienceHint: {
    en: 'Who is in all chosen groups. None chosen: everybody.',
    fr: 'Qui est dans tous les groupes choisis. Aucun : tout le monde.',
    de: 'Wer in allen gewählten Gruppen ist. Keine gewählt: alle.',
    es: 'Quien está en todos los grupos elegidos. Ninguno: todos.',
  },
  baseline: {
    en: 'Do it now, in percent of visitors',
    fr: 'Le font aujourd’hui, en % des visiteurs',
    de: 'Tun es jetzt, in Prozent der Besucher',
    es: 'Lo hacen hoy, en % de visitantes',
  },
  smallestEffect: {
    en: 'Smallest change worth finding, in percent',
    fr: 'Plus petit écart utile, en %',
    de: 'Kleinste lohnende Änderung, in Prozent',
    es: 'Menor cambio que interesa, en %',
  },
  estimate: {
    en: 'About {visitors} visitors a week who agreed to be measured.',
    fr: 'Environ {visitors} visiteurs par semaine ayant accepté la mesure.',
    de: 'Etwa {visitors} Besucher pro Woche, die der Messung zugestimmt haben.',
    es: 'Unos {visitors} visitantes por semana que aceptaron la medición.',
  },
  needs: {
    en: 'It takes {planned} visitors: at least {weeks} weeks, more where few of them come to this page.',
    fr: 'Il faut {planned} visiteurs : au moins {weeks} semaines, plus si peu d’entre eux viennent sur cette page.',
    de: 'Es braucht {planned} Besucher: mindestens {weeks} Wochen, mehr, wenn wenige davon auf diese Seite kommen.',
    es: 'Hacen falta {planned} visitantes: al menos {weeks} semanas, más si pocos de ellos vienen a esta página.',
  },
  needsUnknown: {
    en: 'It takes {planned} visitors; nobody of this audience came in the last week.',
    fr: 'Il faut {planned} visiteurs ; personne de ce public n’est venu la semaine passée.',
    de: 'Es braucht {planned} Besucher; von dieser Zielgruppe kam in der letzten Woche niemand.',
    es: 'Hacen falta {planned} visitantes; nadie de este público vino la última semana.',
  },
} satisfies Texts
