import type { Texts } from '#domain/sites/texts.ts'

/** What the shop itself says at the top of a letter about an order. A day follows. */
export const ARRIVAL = {
  order: { en: 'Order', fr: 'Commande', de: 'Bestellung', es: 'Pedido' },
  arrivesBy: {
    en: 'Arrives by',
    fr: 'Arrive au plus tard le',
    de: 'Kommt bis',
    es: 'Llega a más tardar el',
  },
  collectFrom: {
    en: 'Ready to collect by',
    fr: 'Prête en magasin au plus tard le',
    de: 'Abholbereit spätestens am',
    es: 'Listo para recoger a más tardar el',
  },
} satisfies Texts<'order' | 'arrivesBy' | 'collectFrom'>
