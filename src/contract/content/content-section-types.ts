import type { Text, Texts } from '#domain/sites/texts.ts'

/** Every kind of content a page can be built from, and what editors call it. All else about kinds is derived from these. */
export const SECTION_NAMES = {
  picture: { en: 'Picture', fr: 'Image', de: 'Bild', es: 'Imagen' },
  video: { en: 'Film', fr: 'Film', de: 'Film', es: 'Vídeo' },
  'personalisation-experience': {
    en: 'Personal experience',
    fr: 'Expérience personnalisée',
    de: 'Persönliches Erlebnis',
    es: 'Experiencia personal',
  },
  accordions: {
    en: 'Questions that fold',
    fr: 'Volets dépliants',
    de: 'Aufklappbare Fragen',
    es: 'Preguntas plegables',
  },
  'banner-image': { en: 'Picture banner', fr: 'Bannière image', de: 'Bildbanner', es: 'Banner de imagen' },
  'banner-split': {
    en: 'Picture beside text',
    fr: 'Image et texte',
    de: 'Bild neben Text',
    es: 'Imagen junto a texto',
  },
  'banner-thin': { en: 'Thin banner', fr: 'Bannière fine', de: 'Schmales Banner', es: 'Banner fino' },
  'banner-block-below': {
    en: 'Banner, text below',
    fr: 'Bannière, texte dessous',
    de: 'Banner, Text darunter',
    es: 'Banner, texto debajo',
  },
  'banner-overlay': {
    en: 'Banner, text on it',
    fr: 'Bannière, texte dessus',
    de: 'Banner, Text darauf',
    es: 'Banner, texto encima',
  },
  carousel: { en: 'Carousel', fr: 'Carrousel', de: 'Karussell', es: 'Carrusel' },
  'benefit-bar': { en: 'Benefits', fr: 'Avantages', de: 'Vorteile', es: 'Ventajas' },
  'product-recommendations': {
    en: 'Chosen products',
    fr: 'Produits choisis',
    de: 'Ausgewählte Produkte',
    es: 'Productos elegidos',
  },
  'product-recommendations-widget': {
    en: 'Products from a shelf',
    fr: 'Produits d’un rayon',
    de: 'Produkte aus einem Regal',
    es: 'Productos de una sección',
  },
  'product-upsell': {
    en: 'Goes with the cart',
    fr: 'Complète le panier',
    de: 'Passt zum Warenkorb',
    es: 'Completa la cesta',
  },
  'promo-bar': { en: 'Promo bar', fr: 'Bandeau', de: 'Aktionsleiste', es: 'Barra promocional' },
  'promo-bar-message': {
    en: 'Message of the promo bar',
    fr: 'Message du bandeau',
    de: 'Nachricht der Aktionsleiste',
    es: 'Mensaje de la barra',
  },
  'rich-text': { en: 'Text', fr: 'Texte', de: 'Text', es: 'Texto' },
  'mega-menu-l1': {
    en: 'Menu, first level',
    fr: 'Menu, premier niveau',
    de: 'Menü, erste Ebene',
    es: 'Menú, primer nivel',
  },
  'mega-menu-l2': {
    en: 'Menu, second level',
    fr: 'Menu, deuxième niveau',
    de: 'Menü, zweite Ebene',
    es: 'Menú, segundo nivel',
  },
  'mega-menu-l3': {
    en: 'Menu, third level',
    fr: 'Menu, troisième niveau',
    de: 'Menü, dritte Ebene',
    es: 'Menú, tercer nivel',
  },
  'mega-menu-mobile': {
    en: 'Menu on phones',
    fr: 'Menu sur téléphone',
    de: 'Menü auf Telefonen',
    es: 'Menú en teléfonos',
  },
  'mega-menu-banner': {
    en: 'Banner in the menu',
    fr: 'Bannière du menu',
    de: 'Banner im Menü',
    es: 'Banner en el menú',
  },
  'mega-menu-visual-selector': {
    en: 'Pictures in the menu',
    fr: 'Images du menu',
    de: 'Bilder im Menü',
    es: 'Imágenes en el menú',
  },
  'pop-up': { en: 'Pop-up', fr: 'Fenêtre', de: 'Pop-up', es: 'Ventana emergente' },
  'secondary-nav': {
    en: 'Second navigation',
    fr: 'Navigation secondaire',
    de: 'Zweite Navigation',
    es: 'Navegación secundaria',
  },
  'ugc-gallery': {
    en: 'Pictures of customers',
    fr: 'Images de la clientèle',
    de: 'Bilder von Kunden',
    es: 'Imágenes de clientes',
  },
  'video-player': { en: 'Film player', fr: 'Lecteur de film', de: 'Filmspieler', es: 'Reproductor' },
  spacer: { en: 'Space', fr: 'Espace', de: 'Abstand', es: 'Espacio' },
  'filter-by': { en: 'Filtered list', fr: 'Liste filtrée', de: 'Gefilterte Liste', es: 'Lista filtrada' },
  hero: { en: 'Opening picture', fr: 'Grande ouverture', de: 'Aufmacher', es: 'Apertura' },
  'hero-block-below': {
    en: 'Opening, text below',
    fr: 'Ouverture, texte dessous',
    de: 'Aufmacher, Text darunter',
    es: 'Apertura, texto debajo',
  },
  'hero-product-overlay': {
    en: 'Opening with products',
    fr: 'Ouverture avec produits',
    de: 'Aufmacher mit Produkten',
    es: 'Apertura con productos',
  },
  'category-cards': {
    en: 'Category cards',
    fr: 'Cartes de catégories',
    de: 'Kategoriekarten',
    es: 'Tarjetas de categoría',
  },
  'cta-buttons': { en: 'Buttons', fr: 'Boutons', de: 'Knöpfe', es: 'Botones' },
  'event-collection': { en: 'Events', fr: 'Événements', de: 'Veranstaltungen', es: 'Eventos' },
  'footer-item': {
    en: 'Part of the footer',
    fr: 'Partie du pied de page',
    de: 'Teil der Fußzeile',
    es: 'Parte del pie',
  },
  'inline-catalogue-grid': {
    en: 'Product grid',
    fr: 'Grille de produits',
    de: 'Produktraster',
    es: 'Cuadrícula de productos',
  },
  'linked-cards': { en: 'Cards', fr: 'Cartes', de: 'Karten', es: 'Tarjetas' },
  'multi-link-cards': {
    en: 'Cards with several links',
    fr: 'Cartes à plusieurs liens',
    de: 'Karten mit mehreren Links',
    es: 'Tarjetas con varios enlaces',
  },
  'icon-and-text-collection': {
    en: 'Icons with text',
    fr: 'Icônes et textes',
    de: 'Symbole mit Text',
    es: 'Iconos con texto',
  },
  anchor: { en: 'Anchor', fr: 'Ancre', de: 'Anker', es: 'Ancla' },
  'article-grid': { en: 'Articles', fr: 'Articles', de: 'Artikel', es: 'Artículos' },
  'event-sign-up-form': {
    en: 'Sign-up for an event',
    fr: 'Inscription à un événement',
    de: 'Anmeldung zur Veranstaltung',
    es: 'Inscripción a un evento',
  },
  segmentation: { en: 'By audience', fr: 'Selon le public', de: 'Nach Publikum', es: 'Según el público' },
  experiment: { en: 'Experiment', fr: 'Expérience A/B', de: 'Experiment', es: 'Experimento' },
} as const satisfies Texts

/** What editors call a field that one kind alone has; fields of many kinds have their words in the studio. */
export const FIELDS_OF_KINDS = {
  field_autorotateTime: {
    en: 'Turns after seconds',
    fr: 'Tourne après (secondes)',
    de: 'Dreht nach Sekunden',
    es: 'Gira tras segundos',
  },
} satisfies Texts<`field_${string}`>

/** What the schema of one kind alone says about a field, in the other languages. */
export const HINTS_OF_KINDS: Readonly<Record<string, Omit<Text, 'en'>>> = {
  'Seconds a message stays.': {
    fr: 'Durée d’un message en secondes.',
    de: 'Sekunden, die eine Meldung bleibt.',
    es: 'Segundos que dura un mensaje.',
  },
  'The first article takes two columns and two rows, except on phones.': {
    fr: 'Le premier article occupe deux colonnes et deux lignes, sauf sur téléphone.',
    de: 'Der erste Artikel nimmt zwei Spalten und zwei Reihen ein, außer auf Telefonen.',
    es: 'El primer artículo ocupa dos columnas y dos filas, salvo en teléfonos.',
  },
}

export type SectionType = keyof typeof SECTION_NAMES

const isSectionType = (name: string): name is SectionType => Object.hasOwn(SECTION_NAMES, name)

export const SECTION_TYPES: readonly SectionType[] = Object.keys(SECTION_NAMES).filter(isSectionType)

type PreviewExcluded = `promo-bar${string}` | `mega-menu${string}`
export type PreviewableType = Exclude<SectionType, PreviewExcluded>

const isPreviewable = (type: SectionType): type is PreviewableType =>
  !type.startsWith('promo-bar') && !type.startsWith('mega-menu')

/** What the preview tool can show: promo bars and menus only make sense in their place on a page. */
export const PREVIEWABLE_TYPES: readonly PreviewableType[] = SECTION_TYPES.filter(isPreviewable)
