import { type ShopPath } from '#domain/sites/shop-urls.ts'
/** The small links above the menu: path within the locale, and its text in English, French, German, Spanish. */
export const UTILITY_LINKS = [
  { path: '/store-locator', texts: ['Find a store', 'Trouver un magasin', 'Laden finden', 'Encontrar una tienda'] },
  { path: '/help', texts: ['Help', 'Aide', 'Hilfe', 'Ayuda'] },
  {
    path: '/track-order',
    texts: ['Track an order', 'Suivre une commande', 'Bestellung verfolgen', 'Seguir un pedido'],
  },
] as const satisfies readonly { path: ShopPath; texts: readonly string[] }[]
