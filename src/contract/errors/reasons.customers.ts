import type { Texts } from '#domain/sites/texts.ts'

/** Why nothing is done for a person. */
export const CUSTOMER_REASONS = {
  numberTaken: {
    en: 'somebody of this store has that number.',
    fr: 'quelqu’un de ce magasin a déjà ce numéro.',
    de: 'Jemand aus diesem Laden hat diese Nummer schon.',
    es: 'alguien de esta tienda ya tiene ese número.',
  },
  decidedOtherwise: {
    en: 'somebody has decided otherwise since.',
    fr: 'quelqu’un en a décidé autrement entre-temps.',
    de: 'Jemand hat inzwischen anders entschieden.',
    es: 'alguien ha decidido otra cosa desde entonces.',
  },
  otherAddress: {
    en: 'this is another address.',
    fr: 'c’est une autre adresse.',
    de: 'Das ist eine andere Adresse.',
    es: 'es otra dirección.',
  },
  accountHasAddress: {
    en: 'an account has this address: open the person.',
    fr: 'un compte a cette adresse : ouvrez la personne.',
    de: 'Ein Konto hat diese Adresse: Öffne die Person.',
    es: 'una cuenta tiene esta dirección: abre a la persona.',
  },
  personGone: {
    en: 'the person is gone.',
    fr: 'la personne n’existe plus.',
    de: 'Die Person gibt es nicht mehr.',
    es: 'la persona ya no existe.',
  },
  addressConfirmed: {
    en: 'the address is confirmed.',
    fr: 'l’adresse est confirmée.',
    de: 'Die Adresse ist bestätigt.',
    es: 'la dirección está confirmada.',
  },
  bothUsedProgram: {
    en: 'both have used a program with a yearly limit.',
    fr: 'les deux ont utilisé un programme à limite annuelle.',
    de: 'Beide haben ein Programm mit Jahresgrenze genutzt.',
    es: 'ambas han usado un programa con límite anual.',
  },
  tooFewPoints: {
    en: 'there are not that many points.',
    fr: 'il n’y a pas autant de points.',
    de: 'So viele Punkte gibt es nicht.',
    es: 'no hay tantos puntos.',
  },
  tooLittleOnCard: {
    en: 'there is not that much on the card.',
    fr: 'il n’y a pas autant sur la carte.',
    de: 'So viel ist nicht auf der Karte.',
    es: 'no hay tanto en la tarjeta.',
  },
  noProgram: {
    en: 'there is no such program.',
    fr: 'ce programme n’existe pas.',
    de: 'Ein solches Programm gibt es nicht.',
    es: 'no existe ese programa.',
  },
  decidedBefore: {
    en: 'somebody has decided before.',
    fr: 'quelqu’un a décidé avant.',
    de: 'Jemand hat vorher entschieden.',
    es: 'alguien decidió antes.',
  },
  noAddressLeft: {
    en: 'nobody left an address.',
    fr: 'personne n’a laissé d’adresse.',
    de: 'Niemand hat eine Adresse hinterlassen.',
    es: 'nadie dejó una dirección.',
  },
  closedByHiding: {
    en: 'a question is closed by hiding it.',
    fr: 'une question se ferme en la masquant.',
    de: 'Eine Frage wird geschlossen, indem man sie verbirgt.',
    es: 'una pregunta se cierra ocultándola.',
  },
  questionHidden: {
    en: 'the question is not shown.',
    fr: 'la question n’est pas affichée.',
    de: 'Die Frage wird nicht gezeigt.',
    es: 'la pregunta no se muestra.',
  },
  birthDateFrom: {
    en: 'a date from {first} on.',
    fr: 'une date à partir du {first}.',
    de: 'ein Tag ab dem {first}.',
    es: 'una fecha desde el {first}.',
  },
} as const satisfies Texts
