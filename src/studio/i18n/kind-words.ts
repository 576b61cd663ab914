import type { ContentKind } from '#domain/content/content-kinds.ts'
import type { Texts } from '#domain/sites/texts.ts'

/** Kinds of content, as people say them. */
export const KIND_WORDS = {
  kind_page: { en: 'Page', fr: 'Page', de: 'Seite', es: 'Página' },
  kind_article: { en: 'Article', fr: 'Article', de: 'Artikel', es: 'Artículo' },
  kind_category: { en: 'Category', fr: 'Catégorie', de: 'Kategorie', es: 'Categoría' },
  kind_product: { en: 'Product', fr: 'Produit', de: 'Produkt', es: 'Producto' },
  kind_menu: { en: 'Menu', fr: 'Menu', de: 'Menü', es: 'Menú' },
  kind_footer: { en: 'Footer', fr: 'Pied de page', de: 'Fußzeile', es: 'Pie de página' },
  kind_fragment: { en: 'Fragment', fr: 'Fragment', de: 'Baustein', es: 'Fragmento' },
  kind_popups: { en: 'Pop-ups', fr: 'Fenêtres', de: 'Pop-ups', es: 'Ventanas' },
  'kind_promo-bar': { en: 'Promo bar', fr: 'Bandeau', de: 'Aktionsleiste', es: 'Barra promocional' },
  kind_letter: { en: 'Letter', fr: 'E-mail', de: 'E-Mail', es: 'Correo' },
  kind_labels: { en: 'Labels', fr: 'Étiquettes', de: 'Etiketten', es: 'Etiquetas' },
} satisfies Texts<`kind_${ContentKind}`>
