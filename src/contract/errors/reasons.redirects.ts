import type { Texts } from '#domain/sites/texts.ts'

/** Why an address leads nowhere else. */
export const REDIRECT_REASONS = {
  tooManyRedirects: {
    en: 'there are {most} redirects already: remove some first.',
    fr: 'il y a déjà {most} redirections : supprimez-en d’abord.',
    de: 'Es gibt schon {most} Weiterleitungen: Entferne zuerst einige.',
    es: 'ya hay {most} redirecciones: quita algunas antes.',
  },
  starToStar: {
    en: 'only an address with a star leads to one.',
    fr: 'seule une adresse avec une étoile mène à une autre.',
    de: 'Nur eine Adresse mit Stern führt zu einer mit Stern.',
    es: 'solo una dirección con asterisco lleva a otra.',
  },
  leadsAlready: {
    en: '{from} leads to {to} already.',
    fr: '{from} mène déjà à {to}.',
    de: '{from} führt schon nach {to}.',
    es: '{from} ya lleva a {to}.',
  },
  chain: {
    en: 'it makes a chain or a loop with {from} → {to}.',
    fr: 'cela forme une chaîne ou une boucle avec {from} → {to}.',
    de: 'Es bildet mit {from} → {to} eine Kette oder einen Kreis.',
    es: 'forma una cadena o un bucle con {from} → {to}.',
  },
  fileTooLong: {
    en: 'a file brings at most {most} redirects: send the rest in another.',
    fr: 'un fichier apporte au plus {most} redirections : envoyez le reste dans un autre.',
    de: 'Eine Datei bringt höchstens {most} Weiterleitungen: Sende den Rest in einer weiteren.',
    es: 'un fichero trae como mucho {most} redirecciones: envía el resto en otro.',
  },
  unreadableLine: {
    en: 'it holds signs that no text has: save the file as UTF-8 first.',
    fr: 'elle contient des signes qu’aucun texte n’a : enregistrez d’abord le fichier en UTF-8.',
    de: 'Sie enthält Zeichen, die kein Text hat: Speichere die Datei zuerst als UTF-8.',
    es: 'contiene signos que ningún texto tiene: guarda antes el fichero como UTF-8.',
  },
  noScope: {
    en: '“{scope}” is no scope: any, a language or a locale.',
    fr: '« {scope} » n’est pas une portée : any, une langue ou une locale.',
    de: '„{scope}“ ist kein Geltungsbereich: any, eine Sprache oder ein Gebiet.',
    es: '«{scope}» no es un ámbito: any, un idioma o una localización.',
  },
  addressTooLong: {
    en: 'an address has at most {most} signs.',
    fr: 'une adresse compte au plus {most} caractères.',
    de: 'Eine Adresse hat höchstens {most} Zeichen.',
    es: 'una dirección tiene como mucho {most} caracteres.',
  },
  notOfShop: {
    en: '“{address}” is no address of the shop.',
    fr: '« {address} » n’est pas une adresse de la boutique.',
    de: '„{address}“ ist keine Adresse des Shops.',
    es: '«{address}» no es una dirección de la tienda.',
  },
} as const satisfies Texts
