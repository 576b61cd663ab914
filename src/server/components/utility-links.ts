import type { ShopPath } from '#domain/sites/shop-urls.ts'
import type { Text } from '#domain/sites/texts.ts'

/** The small links above the menu: path within the locale, and its text. */
export const UTILITY_LINKS = [
  {
    path: '/store-locator',
    text: { en: 'Find a store', fr: 'Trouver un magasin', de: 'Laden finden', es: 'Encontrar una tienda' },
  },
  { path: '/help', text: { en: 'Help', fr: 'Aide', de: 'Hilfe', es: 'Ayuda' } },
  {
    path: '/track-order',
    text: { en: 'Track an order', fr: 'Suivre une commande', de: 'Bestellung verfolgen', es: 'Seguir un pedido' },
  },
] as const satisfies readonly { path: ShopPath; text: Text }[]
