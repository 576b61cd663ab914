import type { FacetId, Sort } from '#contract/products/listing-options.ts'
import type { Badge } from '#contract/products/product.entities.ts'
import type { Language } from '#domain/sites/sites.ts'
import type { Text, Texts } from '#domain/sites/texts.ts'
import type { z } from 'zod'

export type BadgeId = z.output<typeof Badge>['id']

export const FACET_TEXTS = {
  category: { en: 'Category', fr: 'Catégorie', de: 'Kategorie', es: 'Categoría' },
  gender: { en: 'For', fr: 'Pour', de: 'Für', es: 'Para' },
  brand: { en: 'Brand', fr: 'Marque', de: 'Marke', es: 'Marca' },
  size: { en: 'Size', fr: 'Taille', de: 'Größe', es: 'Talla' },
  width: { en: 'Width', fr: 'Largeur', de: 'Weite', es: 'Ancho' },
  colour: { en: 'Color', fr: 'Couleur', de: 'Farbe', es: 'Color' },
  price: { en: 'Price', fr: 'Prix', de: 'Preis', es: 'Precio' },
  activity: { en: 'Activity', fr: 'Activité', de: 'Aktivität', es: 'Actividad' },
  feature: { en: 'Features', fr: 'Caractéristiques', de: 'Eigenschaften', es: 'Características' },
  rating: { en: 'Rating', fr: 'Note', de: 'Bewertung', es: 'Valoración' },
  store: { en: 'In store', fr: 'En magasin', de: 'Im Laden', es: 'En tienda' },
} as const satisfies Texts<FacetId>

export const SORT_TEXTS = {
  recommended: { en: 'Recommended', fr: 'Recommandés', de: 'Empfohlen', es: 'Recomendados' },
  newest: { en: 'Newest', fr: 'Nouveautés', de: 'Neueste', es: 'Novedades' },
  'price-asc': {
    en: 'Price: low to high',
    fr: 'Prix croissant',
    de: 'Preis aufsteigend',
    es: 'Precio: de menor a mayor',
  },
  'price-desc': {
    en: 'Price: high to low',
    fr: 'Prix décroissant',
    de: 'Preis absteigend',
    es: 'Precio: de mayor a menor',
  },
  rating: { en: 'Best rated', fr: 'Les mieux notés', de: 'Beste Bewertung', es: 'Mejor valorados' },
  bestselling: { en: 'Best selling', fr: 'Meilleures ventes', de: 'Meistverkauft', es: 'Más vendidos' },
} as const satisfies Texts<Sort>

export const BADGE_TEXTS = {
  new: { en: 'New', fr: 'Nouveau', de: 'Neu', es: 'Nuevo' },
  sale: { en: 'Sale', fr: 'Soldes', de: 'Sale', es: 'Rebajas' },
  limited: { en: 'Limited', fr: 'Édition limitée', de: 'Limitiert', es: 'Edición limitada' },
  recycled: { en: 'Recycled', fr: 'Recyclé', de: 'Recycelt', es: 'Reciclado' },
  bestseller: { en: 'Best seller', fr: 'Meilleure vente', de: 'Bestseller', es: 'Superventas' },
  'last-sizes': { en: 'Last sizes', fr: 'Dernières tailles', de: 'Letzte Größen', es: 'Últimas tallas' },
} as const satisfies Texts<BadgeId>

export const WIDTH_TEXTS = {
  narrow: { en: 'Narrow', fr: 'Étroit', de: 'Schmal', es: 'Estrecho' },
  regular: { en: 'Regular', fr: 'Normal', de: 'Normal', es: 'Normal' },
  wide: { en: 'Wide', fr: 'Large', de: 'Weit', es: 'Ancho' },
  short: { en: 'Short leg', fr: 'Jambe courte', de: 'Kurzes Bein', es: 'Pierna corta' },
  long: { en: 'Long leg', fr: 'Jambe longue', de: 'Langes Bein', es: 'Pierna larga' },
} as const satisfies Texts

/** What files name besides is shown as it came. */
export const nameOfWidth = (width: string, language: Language): string =>
  Object.entries(WIDTH_TEXTS).find(([key]) => key === width)?.[1][language] ?? width

export const PHRASES = {
  everything: { en: 'All products', fr: 'Tous les produits', de: 'Alle Produkte', es: 'Todos los productos' },
  under: { en: 'Under {high}', fr: 'Moins de {high}', de: 'Unter {high}', es: 'Menos de {high}' },
  between: { en: '{low} – {high}', fr: '{low} – {high}', de: '{low} – {high}', es: '{low} – {high}' },
  over: { en: '{low} and over', fr: '{low} et plus', de: 'Ab {low}', es: '{low} o más' },
  stars: {
    en: '{stars} stars and up',
    fr: '{stars} étoiles et plus',
    de: 'Ab {stars} Sternen',
    es: '{stars} estrellas o más',
  },
  searchPlaceholder: { en: 'Search', fr: 'Rechercher', de: 'Suchen', es: 'Buscar' },
  alsoLiked: {
    en: 'You might also like',
    fr: 'Vous aimerez aussi',
    de: 'Das könnte dir gefallen',
    es: 'También te puede gustar',
  },
  popularNow: { en: 'Popular now', fr: 'En ce moment', de: 'Gerade beliebt', es: 'Popular ahora' },
  noTranslation: {
    en: 'There is no translation of this.',
    fr: 'Il n’y a pas de traduction.',
    de: 'Dafür gibt es keine Übersetzung.',
    es: 'No hay traducción de esto.',
  },
  translatorSilent: {
    en: 'The translation did not come. Try again in a while.',
    fr: 'La traduction n’est pas arrivée. Réessayez dans un moment.',
    de: 'Die Übersetzung kam nicht an. Versuch es später noch einmal.',
    es: 'La traducción no ha llegado. Inténtalo dentro de un rato.',
  },
} as const satisfies Texts

export const say = (text: Text, language: Language, values?: Readonly<Record<string, string>>): string =>
  values ? text[language].replaceAll(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '') : text[language]
