import type { FacetId, Sort } from '#contract/products/listing-options.ts'
import type { Badge } from '#contract/products/product.entities.ts'
import type { Language } from '#domain/sites/sites.ts'
import type { z } from 'zod'

export type BadgeId = z.output<typeof Badge>['id']

/** One thought per row: English, French, German, Spanish. */
type Row = readonly [en: string, fr: string, de: string, es: string]
const PLACE = { en: 0, fr: 1, de: 2, es: 3 } as const satisfies Record<Language, number>

export const FACET_TEXTS = {
  category: ['Category', 'Catégorie', 'Kategorie', 'Categoría'],
  gender: ['For', 'Pour', 'Für', 'Para'],
  size: ['Size', 'Taille', 'Größe', 'Talla'],
  width: ['Width', 'Largeur', 'Weite', 'Ancho'],
  colour: ['Color', 'Couleur', 'Farbe', 'Color'],
  price: ['Price', 'Prix', 'Preis', 'Precio'],
  activity: ['Activity', 'Activité', 'Aktivität', 'Actividad'],
  feature: ['Features', 'Caractéristiques', 'Eigenschaften', 'Características'],
  rating: ['Rating', 'Note', 'Bewertung', 'Valoración'],
  store: ['In store', 'En magasin', 'Im Laden', 'En tienda'],
} as const satisfies Record<FacetId, Row>

export const SORT_TEXTS = {
  recommended: ['Recommended', 'Recommandés', 'Empfohlen', 'Recomendados'],
  newest: ['Newest', 'Nouveautés', 'Neueste', 'Novedades'],
  'price-asc': ['Price: low to high', 'Prix croissant', 'Preis aufsteigend', 'Precio: de menor a mayor'],
  'price-desc': ['Price: high to low', 'Prix décroissant', 'Preis absteigend', 'Precio: de mayor a menor'],
  rating: ['Best rated', 'Les mieux notés', 'Beste Bewertung', 'Mejor valorados'],
  bestselling: ['Best selling', 'Meilleures ventes', 'Meistverkauft', 'Más vendidos'],
} as const satisfies Record<Sort, Row>

export const BADGE_TEXTS = {
  new: ['New', 'Nouveau', 'Neu', 'Nuevo'],
  sale: ['Sale', 'Soldes', 'Sale', 'Rebajas'],
  limited: ['Limited', 'Édition limitée', 'Limitiert', 'Edición limitada'],
  recycled: ['Recycled', 'Recyclé', 'Recycelt', 'Reciclado'],
  bestseller: ['Best seller', 'Meilleure vente', 'Bestseller', 'Superventas'],
  'last-sizes': ['Last sizes', 'Dernières tailles', 'Letzte Größen', 'Últimas tallas'],
} as const satisfies Record<BadgeId, Row>

export const WIDTH_TEXTS = {
  narrow: ['Narrow', 'Étroit', 'Schmal', 'Estrecho'],
  regular: ['Regular', 'Normal', 'Normal', 'Normal'],
  wide: ['Wide', 'Large', 'Weit', 'Ancho'],
  short: ['Short leg', 'Jambe courte', 'Kurzes Bein', 'Pierna corta'],
  long: ['Long leg', 'Jambe longue', 'Langes Bein', 'Pierna larga'],
} as const satisfies Record<string, Row>

export const PHRASES = {
  everything: ['All products', 'Tous les produits', 'Alle Produkte', 'Todos los productos'],
  under: ['Under {high}', 'Moins de {high}', 'Unter {high}', 'Menos de {high}'],
  between: ['{low} – {high}', '{low} – {high}', '{low} – {high}', '{low} – {high}'],
  over: ['{low} and over', '{low} et plus', 'Ab {low}', '{low} o más'],
  stars: ['{stars} stars and up', '{stars} étoiles et plus', 'Ab {stars} Sternen', '{stars} estrellas o más'],
  searchPlaceholder: ['Search', 'Rechercher', 'Suchen', 'Buscar'],
  alsoLiked: ['You might also like', 'Vous aimerez aussi', 'Das könnte dir gefallen', 'También te puede gustar'],
  popularNow: ['Popular now', 'En ce moment', 'Gerade beliebt', 'Popular ahora'],
  noTranslation: [
    'There is no translation of this review.',
    "Il n'y a pas de traduction de cet avis.",
    'Für diese Bewertung gibt es keine Übersetzung.',
    'No hay traducción de esta opinión.',
  ],
} as const satisfies Record<string, Row>

export const say = (row: Row, language: Language, values: Readonly<Record<string, string>> = {}): string =>
  row[PLACE[language]].replaceAll(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '')
