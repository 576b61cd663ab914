import type { Texts } from '#domain/sites/texts.ts'

/** What is not there, by what it was looked for. */
export const MISSING_WORDS = {
  order: {
    en: 'There is no order {id}.',
    fr: 'Il n’y a pas de commande {id}.',
    de: 'Eine Bestellung {id} gibt es nicht.',
    es: 'No hay ningún pedido {id}.',
  },
  return: {
    en: 'There is no return {id}.',
    fr: 'Il n’y a pas de retour {id}.',
    de: 'Eine Rücksendung {id} gibt es nicht.',
    es: 'No hay ninguna devolución {id}.',
  },
  conversation: {
    en: 'There is no conversation {id}.',
    fr: 'Il n’y a pas de conversation {id}.',
    de: 'Ein Gespräch {id} gibt es nicht.',
    es: 'No hay ninguna conversación {id}.',
  },
  customer: {
    en: 'There is no customer {id}.',
    fr: 'Il n’y a pas de client {id}.',
    de: 'Eine Kundin oder einen Kunden {id} gibt es nicht.',
    es: 'No hay ningún cliente {id}.',
  },
  'gift-card': {
    en: 'There is no gift card {id}.',
    fr: 'Il n’y a pas de carte cadeau {id}.',
    de: 'Eine Geschenkkarte {id} gibt es nicht.',
    es: 'No hay ninguna tarjeta regalo {id}.',
  },
  store: {
    en: 'There is no store {id}.',
    fr: 'Il n’y a pas de magasin {id}.',
    de: 'Einen Laden {id} gibt es nicht.',
    es: 'No hay ninguna tienda {id}.',
  },
  perhaps: {
    en: 'Perhaps it was typed wrongly, is gone, or belongs to a site you do not work for.',
    fr: 'Peut-être une faute de frappe ; sinon c’est supprimé, ou d’un site pour lequel vous ne travaillez pas.',
    de: 'Vielleicht ist es vertippt, nicht mehr da, oder gehört zu einem Shop, für den du nicht arbeitest.',
    es: 'Quizá esté mal escrito, ya no exista o sea de un sitio para el que no trabajas.',
  },
} satisfies Texts
