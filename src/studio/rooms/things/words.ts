import type { Texts } from '#domain/sites/texts.ts'

/** What each fact of a thing is called. */
export const FACTS = {
  status: { en: 'Status', fr: 'Statut', de: 'Stand', es: 'Estado' },
  state: { en: 'State', fr: 'État', de: 'Zustand', es: 'Estado' },
  placed: { en: 'Placed', fr: 'Passée', de: 'Bestellt', es: 'Realizado' },
  total: { en: 'Total', fr: 'Total', de: 'Summe', es: 'Total' },
  refunded: { en: 'Refunded', fr: 'Remboursé', de: 'Erstattet', es: 'Devuelto' },
  site: { en: 'Site', fr: 'Site', de: 'Site', es: 'Sitio' },
  email: { en: 'Email', fr: 'E-mail', de: 'E-Mail', es: 'Correo' },
  since: { en: 'Since', fr: 'Depuis', de: 'Seit', es: 'Desde' },
  number: { en: 'Number', fr: 'Numéro', de: 'Nummer', es: 'Número' },
  kind: { en: 'Kind', fr: 'Genre', de: 'Art', es: 'Clase' },
  style: { en: 'Style', fr: 'Modèle', de: 'Modell', es: 'Modelo' },
  colour: { en: 'Colour', fr: 'Couleur', de: 'Farbe', es: 'Color' },
  size: { en: 'Size', fr: 'Taille', de: 'Größe', es: 'Talla' },
  upc: { en: 'UPC', fr: 'UPC', de: 'UPC', es: 'UPC' },
  roles: { en: 'Roles', fr: 'Rôles', de: 'Rollen', es: 'Roles' },
  lines: { en: 'What was ordered', fr: 'Ce qui a été commandé', de: 'Was bestellt wurde', es: 'Lo que se pidió' },
  returns: { en: 'Returns', fr: 'Retours', de: 'Retouren', es: 'Devoluciones' },
  orders: { en: 'Orders', fr: 'Commandes', de: 'Bestellungen', es: 'Pedidos' },
  skus: { en: 'Sizes', fr: 'Tailles', de: 'Größen', es: 'Tallas' },
  stock: {
    en: 'Free of what is there, by location',
    fr: 'Libre sur le stock, par lieu',
    de: 'Frei vom Bestand, je Standort',
    es: 'Libre de lo que hay, por lugar',
  },
  versions: { en: 'Versions', fr: 'Versions', de: 'Versionen', es: 'Versiones' },
} satisfies Texts
