import type { Texts } from '#domain/sites/texts.ts'

export const NEW_WORDS = {
  newPageText: {
    en: 'Nobody sees it until it is published.',
    fr: 'Personne ne la voit avant sa publication.',
    de: 'Niemand sieht sie, bis sie veröffentlicht wird.',
    es: 'Nadie la ve hasta que se publica.',
  },
  create: { en: 'Create', fr: 'Créer', de: 'Anlegen', es: 'Crear' },
  title: { en: 'Title', fr: 'Titre', de: 'Titel', es: 'Título' },
  titleLanguage: {
    en: 'Language of the title',
    fr: 'Langue du titre',
    de: 'Sprache des Titels',
    es: 'Idioma del título',
  },
  address: { en: 'Address', fr: 'Adresse', de: 'Adresse', es: 'Dirección' },
  addressHint: {
    en: 'Visitors will find it at {slug}',
    fr: 'Les visiteurs la trouveront sous {slug}',
    de: 'Besucher finden sie unter {slug}',
    es: 'Las visitas la encontrarán en {slug}',
  },
  wrong_name: {
    en: 'Small letters, digits and hyphens only.',
    fr: 'Uniquement minuscules, chiffres et traits d’union.',
    de: 'Nur Kleinbuchstaben, Ziffern und Bindestriche.',
    es: 'Solo minúsculas, cifras y guiones.',
  },
  wrong_taken: {
    en: 'The shop itself has this address.',
    fr: 'La boutique utilise déjà cette adresse.',
    de: 'Diese Adresse hat der Shop selbst.',
    es: 'La tienda ya usa esta dirección.',
  },
  wrong_known: {
    en: 'Something else has this name.',
    fr: 'Ce nom est déjà pris.',
    de: 'So heißt schon etwas anderes.',
    es: 'Otra cosa ya se llama así.',
  },
  like: { en: 'Begin with', fr: 'Partir de', de: 'Beginnen mit', es: 'Empezar con' },
  empty: { en: 'An empty page', fr: 'Une page vide', de: 'einer leeren Seite', es: 'Una página vacía' },
} satisfies Texts<string>
