import type { ReasonName } from '#contract/content/content-reasons.ts'
import type { Texts } from '#domain/sites/texts.ts'

/** Why something cannot go live as it is. */
export const REASON_WORDS = {
  missing: { en: 'is missing', fr: 'manque', de: 'fehlt', es: 'falta' },
  empty: { en: 'is empty', fr: 'est vide', de: 'ist leer', es: 'está vacío' },
  tooShort: {
    en: 'has fewer than {count} characters',
    fr: 'a moins de {count} caractères',
    de: 'hat weniger als {count} Zeichen',
    es: 'tiene menos de {count} caracteres',
  },
  tooLong: {
    en: 'has more than {count} characters',
    fr: 'a plus de {count} caractères',
    de: 'hat mehr als {count} Zeichen',
    es: 'tiene más de {count} caracteres',
  },
  tooFew: {
    en: 'has fewer than {count} entries',
    fr: 'a moins de {count} éléments',
    de: 'hat weniger als {count} Einträge',
    es: 'tiene menos de {count} elementos',
  },
  tooMany: {
    en: 'has more than {count} entries',
    fr: 'a plus de {count} éléments',
    de: 'hat mehr als {count} Einträge',
    es: 'tiene más de {count} elementos',
  },
  tooSmall: {
    en: 'is less than {count}',
    fr: 'est inférieur à {count}',
    de: 'ist kleiner als {count}',
    es: 'es menor que {count}',
  },
  tooLarge: {
    en: 'is more than {count}',
    fr: 'est supérieur à {count}',
    de: 'ist größer als {count}',
    es: 'es mayor que {count}',
  },
  notOneOf: {
    en: 'is none of these: {list}',
    fr: 'ne figure pas parmi : {list}',
    de: 'ist keines von diesen: {list}',
    es: 'no es ninguno de estos: {list}',
  },
  notColour: {
    en: 'is no colour of the brand and no code such as #1a2b3c',
    fr: 'n’est ni une couleur de la marque ni un code comme #1a2b3c',
    de: 'ist weder eine Farbe der Marke noch ein Wert wie #1a2b3c',
    es: 'no es un color de la marca ni un código como #1a2b3c',
  },
  notAddress: {
    en: 'is no address: a path of the shop, https, mailto or tel',
    fr: 'n’est pas une adresse : un chemin de la boutique, https, mailto ou tel',
    de: 'ist keine Adresse: ein Pfad des Shops, https, mailto oder tel',
    es: 'no es una dirección: una ruta de la tienda, https, mailto o tel',
  },
  notNumber: { en: 'is no number', fr: 'n’est pas un nombre', de: 'ist keine Zahl', es: 'no es un número' },
  notWhole: {
    en: 'is no whole number',
    fr: 'n’est pas un nombre entier',
    de: 'ist keine ganze Zahl',
    es: 'no es un número entero',
  },
  notEmail: {
    en: 'is no e-mail address',
    fr: 'n’est pas une adresse e-mail',
    de: 'ist keine E-Mail-Adresse',
    es: 'no es un correo electrónico',
  },
  notKnown: {
    en: 'holds something that has no place there',
    fr: 'contient ce qui n’y a pas sa place',
    de: 'enthält etwas, das dort nicht hingehört',
    es: 'contiene algo que no va ahí',
  },
  taken: { en: 'is taken already', fr: 'est déjà pris', de: 'ist schon vergeben', es: 'ya está ocupado' },
  notDate: { en: 'is no date', fr: 'n’est pas une date', de: 'ist kein Datum', es: 'no es una fecha' },
  unseen: {
    en: 'holds a sign that nobody sees',
    fr: 'contient un signe que personne ne voit',
    de: 'enthält ein Zeichen, das niemand sieht',
    es: 'contiene un signo que nadie ve',
  },
  wrongForm: {
    en: 'is not written as it has to be',
    fr: 'n’a pas la forme attendue',
    de: 'hat nicht die nötige Form',
    es: 'no tiene la forma necesaria',
  },
  wrongKind: {
    en: 'is of another kind than expected',
    fr: 'est d’un autre type que prévu',
    de: 'ist von anderer Art als erwartet',
    es: 'es de otro tipo que el esperado',
  },
  noSection: {
    en: 'no section is called {name}',
    fr: 'aucune section ne s’appelle {name}',
    de: 'kein Abschnitt heißt {name}',
    es: 'ninguna sección se llama {name}',
  },
  noSectionLike: {
    en: 'no section is called {name}; did you mean {near}?',
    fr: 'aucune section ne s’appelle {name} ; vouliez-vous dire {near} ?',
    de: 'kein Abschnitt heißt {name}; meinst du {near}?',
    es: 'ninguna sección se llama {name}; ¿querías decir {near}?',
  },
  notInLibrary: {
    en: 'is not in the library any more',
    fr: 'n’est plus dans la bibliothèque',
    de: 'ist nicht mehr in der Bibliothek',
    es: 'ya no está en la biblioteca',
  },
  tooDeep: {
    en: 'stands in too many others',
    fr: 'est imbriqué trop profondément',
    de: 'steckt in zu vielen anderen',
    es: 'está dentro de demasiados otros',
  },
  noLetter: {
    en: 'the shop sends no letter of this name',
    fr: 'la boutique n’envoie aucune lettre de ce nom',
    de: 'der Shop verschickt keinen Brief dieses Namens',
    es: 'la tienda no envía ninguna carta con este nombre',
  },
  noPlaceholder: {
    en: 'no placeholder is called {name}; filled in here: {list}',
    fr: 'aucun champ ne s’appelle {name} ; remplis ici : {list}',
    de: 'kein Platzhalter heißt {name}; hier werden gefüllt: {list}',
    es: 'ningún campo se llama {name}; aquí se rellenan: {list}',
  },
  unsaidPlaceholder: {
    en: 'nothing says {name}',
    fr: 'rien ne dit {name}',
    de: 'nichts nennt {name}',
    es: 'nada dice {name}',
  },
  linkInLetter: {
    en: '{name} leads out of the letter; only its button does',
    fr: '{name} mène hors de la lettre ; seul son bouton le peut',
    de: '{name} führt aus dem Brief; das darf nur sein Knopf',
    es: '{name} lleva fuera de la carta; solo su botón puede',
  },
} satisfies Texts<ReasonName>
