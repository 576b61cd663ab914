import type { Texts } from '#domain/sites/texts.ts'

export const goods = {
  best: { en: 'Best', fr: 'Les meilleurs', de: 'Am besten', es: 'Lo mejor' },
  worst: {
    en: 'Worst, of what is there',
    fr: 'Les moins vendus, parmi ce qui est en stock',
    de: 'Am schlechtesten, von dem, was da ist',
    es: 'Lo peor, de lo que hay',
  },
  categories: { en: 'By category', fr: 'Par catégorie', de: 'Nach Kategorie', es: 'Por categoría' },
  category: { en: 'Category', fr: 'Catégorie', de: 'Kategorie', es: 'Categoría' },
  missing: {
    en: 'Sells and lacks sizes',
    fr: 'Se vend et manque de tailles',
    de: 'Läuft, aber Größen fehlen',
    es: 'Se vende y faltan tallas',
  },
  missingSizes: { en: 'Sizes missing', fr: 'Tailles manquantes', de: 'Fehlende Größen', es: 'Tallas que faltan' },
  style: { en: 'Style', fr: 'Modèle', de: 'Modell', es: 'Modelo' },
  pieces: { en: 'Pieces', fr: 'Pièces', de: 'Stück', es: 'Piezas' },
  onHand: { en: 'There', fr: 'En stock', de: 'Da', es: 'Hay' },
  searches: {
    en: 'Searched in vain',
    fr: 'Recherches sans résultat',
    de: 'Vergeblich gesucht',
    es: 'Búsquedas sin resultado',
  },
  term: { en: 'Search', fr: 'Recherche', de: 'Suche', es: 'Búsqueda' },
  language: { en: 'Language', fr: 'Langue', de: 'Sprache', es: 'Idioma' },
  times: { en: 'Times', fr: 'Fois', de: 'Mal', es: 'Veces' },
  coupons: { en: 'Coupons', fr: 'Coupons', de: 'Gutscheine', es: 'Cupones' },
  code: { en: 'Code', fr: 'Code', de: 'Code', es: 'Código' },
  takenBack: { en: 'Of which taken back', fr: 'Dont annulés', de: 'Davon zurückgenommen', es: 'De ellos, anulados' },
  speed: {
    en: 'Page speed as visitors had it',
    fr: 'Vitesse des pages vue par les visiteurs',
    de: 'Tempo der Seiten bei Besuchern',
    es: 'Velocidad de las páginas para los visitantes',
  },
  page: { en: 'Page', fr: 'Page', de: 'Seite', es: 'Página' },
  measure: { en: 'Measure', fr: 'Mesure', de: 'Maß', es: 'Medida' },
  p75: {
    en: 'Three of four were quicker',
    fr: 'Trois sur quatre plus vite',
    de: 'Drei von vier schneller',
    es: 'Tres de cuatro, más rápido',
  },
} satisfies Texts
