import type { Texts } from '#domain/sites/texts.ts'

/** What visitors would stumble over. */
export const WARNING_WORDS = {
  warnings: {
    en: 'Worth a look before it goes live',
    fr: 'À regarder avant la mise en ligne',
    de: 'Vor dem Veröffentlichen einen Blick wert',
    es: 'Conviene mirarlo antes de publicar',
  },
  moreWarnings: { en: '{count} more', fr: '{count} de plus', de: '{count} weitere', es: '{count} más' },
  noTitle: {
    en: 'has no title in {language}: visitors of {locales} are told that the page does not exist (404).',
    fr: 'n’a pas de titre en {language} : les visiteurs de {locales} apprennent que la page n’existe pas (404).',
    de: 'hat keinen Titel auf {language}: Besucher von {locales} erfahren, dass es die Seite nicht gibt (404).',
    es: 'no tiene título en {language}: los visitantes de {locales} leen que la página no existe (404).',
  },
  deadLink: {
    en: 'has a link that leads nowhere: {value}',
    fr: 'contient un lien qui ne mène nulle part : {value}',
    de: 'hat einen Link, der ins Leere führt: {value}',
    es: 'tiene un enlace que no lleva a ninguna parte: {value}',
  },
  secondHeading: {
    en: 'is a second heading of the page (h1): one is enough, for readers and search engines.',
    fr: 'est un second titre de la page (h1) : un seul suffit, pour les lecteurs et les moteurs de recherche.',
    de: 'ist eine zweite Überschrift der Seite (h1): eine genügt, Lesern wie Suchmaschinen.',
    es: 'es un segundo título de la página (h1): con uno basta, para lectores y buscadores.',
  },
  unsaid: {
    en: 'still says “…” in {value} places, where words are missing.',
    fr: 'dit encore « … » à {value} endroits où des mots manquent.',
    de: 'sagt an {value} Stellen noch „…“, wo Worte fehlen.',
    es: 'aún dice «…» en {value} lugares donde faltan palabras.',
  },
  unsaidOne: {
    en: 'still says “…” in one place, where words are missing.',
    fr: 'dit encore « … » à un endroit où des mots manquent.',
    de: 'sagt an einer Stelle noch „…“, wo Worte fehlen.',
    es: 'aún dice «…» en un lugar donde faltan palabras.',
  },
  noAlt: {
    en: 'has {value} pictures without words for those who do not see them; right where they only decorate.',
    fr: 'contient {value} images sans texte pour qui ne les voit pas ; c’est juste si elles ne font que décorer.',
    de: 'hat {value} Bilder ohne Worte für alle, die sie nicht sehen; richtig, wo sie nur schmücken.',
    es: 'tiene {value} imágenes sin texto para quien no las ve; correcto si solo adornan.',
  },
  noAltOne: {
    en: 'has a picture without words for those who do not see it; right where it only decorates.',
    fr: 'contient une image sans texte pour qui ne la voit pas ; c’est juste si elle ne fait que décorer.',
    de: 'hat ein Bild ohne Worte für alle, die es nicht sehen; richtig, wo es nur schmückt.',
    es: 'tiene una imagen sin texto para quien no la ve; correcto si solo adorna.',
  },
} satisfies Texts<string>
