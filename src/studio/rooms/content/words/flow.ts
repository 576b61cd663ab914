import type { Texts } from '#domain/sites/texts.ts'

/** From draft to live, and away again. */
export const FLOW_WORDS = {
  more: { en: 'More', fr: 'Plus', de: 'Mehr', es: 'Más' },
  rename: { en: 'Rename', fr: 'Renommer', de: 'Umbenennen', es: 'Renombrar' },
  renameText: {
    en: 'The page gets another address at once, in all languages. Its old address leads to the new one.',
    fr: 'La page change d’adresse aussitôt, dans toutes les langues. L’ancienne adresse mène à la nouvelle.',
    de: 'Die Seite bekommt sofort eine andere Adresse, in allen Sprachen. Die alte leitet zur neuen weiter.',
    es: 'La página cambia de dirección al momento, en todos los idiomas. La antigua lleva a la nueva.',
  },
  newName: { en: 'New name', fr: 'Nouveau nom', de: 'Neuer Name', es: 'Nuevo nombre' },
  leadTo: {
    en: 'Its address leads to (empty: nowhere)',
    fr: 'Son adresse mène à (vide : nulle part)',
    de: 'Ihre Adresse führt nach (leer: ins Leere)',
    es: 'Su dirección lleva a (vacío: a ninguna parte)',
  },
  leadToHint: {
    en: 'An address of this shop without the locale, such as /help.',
    fr: 'Une adresse de cette boutique sans pays ni langue, par exemple /help.',
    de: 'Eine Adresse dieses Shops ohne Land und Sprache, etwa /help.',
    es: 'Una dirección de esta tienda sin país ni idioma, como /help.',
  },
} satisfies Texts<string>
