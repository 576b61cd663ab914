import type { Texts } from '#domain/sites/texts.ts'

export default {
  label: { en: 'Search the shop', fr: 'Chercher dans la boutique', de: 'Im Laden suchen', es: 'Buscar en la tienda' },
  placeholder: { en: 'What do you need?', fr: 'Que vous faut-il ?', de: 'Was brauchst du?', es: '¿Qué necesitas?' },
  submit: { en: 'Search', fr: 'Rechercher', de: 'Suchen', es: 'Buscar' },
  terms: { en: 'Search for', fr: 'Rechercher', de: 'Suchen nach', es: 'Buscar' },
  categories: { en: 'Categories', fr: 'Catégories', de: 'Kategorien', es: 'Categorías' },
  products: { en: 'Products', fr: 'Produits', de: 'Produkte', es: 'Productos' },
  count: {
    en: '{count|One suggestion, use the arrow keys|# suggestions, use the arrow keys}',
    fr: '{count|Une suggestion, avec les flèches|# suggestions, avec les flèches}',
    de: '{count|Ein Vorschlag, mit den Pfeiltasten|# Vorschläge, mit den Pfeiltasten}',
    es: '{count|Una sugerencia, con las flechas|# sugerencias, con las flechas}',
  },
  recent: {
    en: 'Your last searches',
    fr: 'Vos dernières recherches',
    de: 'Deine letzten Suchen',
    es: 'Tus últimas búsquedas',
  },
  forget: {
    en: 'Forget your last searches',
    fr: 'Effacer vos dernières recherches',
    de: 'Letzte Suchen vergessen',
    es: 'Olvidar tus últimas búsquedas',
  },
  popular: { en: 'Often searched', fr: 'Souvent recherché', de: 'Oft gesucht', es: 'Lo más buscado' },
} satisfies Texts
