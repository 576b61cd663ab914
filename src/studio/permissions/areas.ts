import type { Permission } from '#domain/staff/permissions.ts'
import type { Texts } from '#domain/sites/texts.ts'

/** The first half of a permission. */
export type Area = Permission extends `${infer Name}.${string}` ? Name : never

export const AREA_WORDS: Texts<Area> = {
  content: { en: 'Pages and texts', fr: 'Pages et textes', de: 'Seiten und Texte', es: 'Páginas y textos' },
  assets: { en: 'Pictures and films', fr: 'Images et films', de: 'Bilder und Filme', es: 'Imágenes y películas' },
  experiments: { en: 'Experiments', fr: 'Expériences', de: 'Experimente', es: 'Experimentos' },
  catalog: { en: 'Catalogue', fr: 'Catalogue', de: 'Katalog', es: 'Catálogo' },
  prices: { en: 'Prices', fr: 'Prix', de: 'Preise', es: 'Precios' },
  stock: { en: 'Stock', fr: 'Stock', de: 'Bestand', es: 'Existencias' },
  promotions: { en: 'Promotions', fr: 'Promotions', de: 'Aktionen', es: 'Promociones' },
  search: { en: 'Search', fr: 'Recherche', de: 'Suche', es: 'Búsqueda' },
  orders: { en: 'Orders', fr: 'Commandes', de: 'Bestellungen', es: 'Pedidos' },
  customers: { en: 'Customers', fr: 'Clients', de: 'Kunden', es: 'Clientes' },
  conversations: { en: 'Conversations', fr: 'Conversations', de: 'Gespräche', es: 'Conversaciones' },
  moderation: { en: 'Moderation', fr: 'Modération', de: 'Moderation', es: 'Moderación' },
  giftcards: { en: 'Gift cards', fr: 'Cartes cadeaux', de: 'Geschenkkarten', es: 'Tarjetas regalo' },
  stores: { en: 'Stores', fr: 'Magasins', de: 'Läden', es: 'Tiendas' },
  reports: { en: 'Figures', fr: 'Chiffres', de: 'Zahlen', es: 'Cifras' },
  feeds: { en: 'Product feeds', fr: 'Flux de produits', de: 'Produktfeeds', es: 'Feeds de productos' },
  imports: {
    en: 'Imports and exports',
    fr: 'Imports et exports',
    de: 'Importe und Exporte',
    es: 'Importar y exportar',
  },
  integrations: { en: 'Integrations', fr: 'Intégrations', de: 'Anbindungen', es: 'Integraciones' },
  jobs: { en: 'Jobs and health', fr: 'Tâches et santé', de: 'Aufträge und Zustand', es: 'Tareas y estado' },
  mail: { en: 'Letters', fr: 'Courrier', de: 'Briefe', es: 'Cartas' },
  settings: { en: 'Settings', fr: 'Réglages', de: 'Einstellungen', es: 'Ajustes' },
  staff: { en: 'Staff and keys', fr: 'Équipe et clés', de: 'Team und Schlüssel', es: 'Equipo y claves' },
  history: { en: 'History', fr: 'Historique', de: 'Verlauf', es: 'Historial' },
}

const isArea = (text: string): text is Area => Object.hasOwn(AREA_WORDS, text)

export function areaOf(permission: Permission): Area {
  const [area = ''] = permission.split('.')
  if (!isArea(area)) throw new Error(`${permission} is of no area`)
  return area
}
