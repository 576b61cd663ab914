import type { Texts } from '#domain/sites/texts.ts'
import { KIND_WORDS } from '../../../i18n/kind-words.ts'

export const LIST_WORDS = {
  ...KIND_WORDS,
  content: { en: 'Content', fr: 'Contenus', de: 'Inhalte', es: 'Contenidos' },
  find: { en: 'Find a page', fr: 'Chercher une page', de: 'Seite suchen', es: 'Buscar una página' },
  name: { en: 'Name', fr: 'Nom', de: 'Name', es: 'Nombre' },
  kind: { en: 'Kind', fr: 'Type', de: 'Art', es: 'Tipo' },
  layers: { en: 'Languages', fr: 'Langues', de: 'Sprachen', es: 'Idiomas' },
  forAll: { en: 'all', fr: 'toutes', de: 'alle', es: 'todos' },
  changed: { en: 'Changed', fr: 'Modifié', de: 'Geändert', es: 'Modificado' },
  state: { en: 'State', fr: 'État', de: 'Stand', es: 'Estado' },
  anyState: { en: 'Any', fr: 'Tous', de: 'Jeder', es: 'Cualquiera' },
  allKinds: { en: 'All', fr: 'Tout', de: 'Alle', es: 'Todo' },
  noneFound: {
    en: 'Nothing here has this name.',
    fr: 'Rien ne porte ce nom ici.',
    de: 'Nichts hier heißt so.',
    es: 'Aquí no hay nada con ese nombre.',
  },
  part_main: { en: 'Sections', fr: 'Sections', de: 'Abschnitte', es: 'Secciones' },
  part_body: { en: 'Text', fr: 'Texte', de: 'Text', es: 'Texto' },
  part_top: {
    en: 'Above the products',
    fr: 'Au-dessus des produits',
    de: 'Über den Produkten',
    es: 'Sobre los productos',
  },
  part_grid: {
    en: 'Between the products',
    fr: 'Entre les produits',
    de: 'Zwischen den Produkten',
    es: 'Entre los productos',
  },
  isLive: { en: 'live', fr: 'en ligne', de: 'live', es: 'publicado' },
  isScheduled: { en: 'scheduled', fr: 'programmé', de: 'geplant', es: 'programado' },
  isWorking: { en: 'begun', fr: 'en cours', de: 'in Arbeit', es: 'en curso' },
  isNot: { en: 'not published', fr: 'non publié', de: 'nicht veröffentlicht', es: 'sin publicar' },
} satisfies Texts<string>
