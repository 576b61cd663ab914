import type { WHYS } from '#contract/errors/why-refused.ts'
import type { Texts } from '#domain/sites/texts.ts'

type Key = `refused_${(typeof WHYS)[number]}`

/** Why a field was refused, whichever it is, as a form says it. */
const kinds = {
  refused_missing: {
    en: '{field}: this is needed.',
    fr: '{field} : à remplir.',
    de: '{field}: Bitte ausfüllen.',
    es: '{field}: hay que rellenarlo.',
  },
  refused_empty: {
    en: '{field}: this is needed.',
    fr: '{field} : à remplir.',
    de: '{field}: Bitte ausfüllen.',
    es: '{field}: hay que rellenarlo.',
  },
  refused_tooShort: {
    en: '{field}: at least {count} characters.',
    fr: '{field} : au moins {count} caractères.',
    de: '{field}: mindestens {count} Zeichen.',
    es: '{field}: al menos {count} caracteres.',
  },
  refused_tooLong: {
    en: '{field}: {count} characters at most.',
    fr: '{field} : {count} caractères au plus.',
    de: '{field}: höchstens {count} Zeichen.',
    es: '{field}: {count} caracteres como máximo.',
  },
  refused_tooFew: {
    en: '{field}: at least {count}.',
    fr: '{field} : au moins {count}.',
    de: '{field}: mindestens {count}.',
    es: '{field}: al menos {count}.',
  },
  refused_tooMany: {
    en: '{field}: {count} at a time at most.',
    fr: '{field} : {count} à la fois au plus.',
    de: '{field}: höchstens {count} auf einmal.',
    es: '{field}: {count} a la vez como máximo.',
  },
  refused_tooSmall: {
    en: '{field}: {count} or more.',
    fr: '{field} : {count} ou plus.',
    de: '{field}: {count} oder mehr.',
    es: '{field}: {count} o más.',
  },
  refused_tooLarge: {
    en: '{field}: {count} or less.',
    fr: '{field} : {count} ou moins.',
    de: '{field}: {count} oder weniger.',
    es: '{field}: {count} o menos.',
  },
  refused_notOneOf: {
    en: '{field}: choose one that there is.',
    fr: '{field} : choisissez parmi ce qui existe.',
    de: '{field}: Wähle etwas, das es gibt.',
    es: '{field}: elige entre lo que hay.',
  },
  refused_notNumber: {
    en: '{field}: write a number.',
    fr: '{field} : écrivez un nombre.',
    de: '{field}: Schreib eine Zahl.',
    es: '{field}: escribe un número.',
  },
  refused_notWhole: {
    en: '{field}: write a whole number.',
    fr: '{field} : écrivez un nombre entier.',
    de: '{field}: Schreib eine ganze Zahl.',
    es: '{field}: escribe un número entero.',
  },
  refused_notDate: {
    en: '{field}: this is no date.',
    fr: '{field} : ce n’est pas une date.',
    de: '{field}: Das ist kein Datum.',
    es: '{field}: no es una fecha.',
  },
  refused_notEmail: {
    en: '{field}: this is no e-mail address.',
    fr: '{field} : ce n’est pas une adresse e-mail.',
    de: '{field}: Das ist keine E-Mail-Adresse.',
    es: '{field}: no es un correo electrónico.',
  },
  refused_notAddress: {
    en: '{field}: write a whole address, such as https://example.com.',
    fr: '{field} : écrivez une adresse complète, comme https://example.com.',
    de: '{field}: Schreib eine ganze Adresse, wie https://example.com.',
    es: '{field}: escribe una dirección completa, como https://example.com.',
  },
  refused_notKnown: {
    en: '{field}: something in it has no place there.',
    fr: '{field} : quelque chose n’y a pas sa place.',
    de: '{field}: Etwas darin gehört nicht dorthin.',
    es: '{field}: hay algo que no va ahí.',
  },
  refused_taken: {
    en: '{field}: another has it already.',
    fr: '{field} : un autre l’a déjà.',
    de: '{field}: Das hat schon ein anderes.',
    es: '{field}: ya lo tiene otro.',
  },
  refused_unseen: {
    en: '{field}: there is a sign in it that nobody sees, or that turns the direction of writing.',
    fr: '{field} : un signe y est invisible, ou inverse le sens de l’écriture.',
    de: '{field}: Darin steht ein Zeichen, das niemand sieht oder das die Schreibrichtung umkehrt.',
    es: '{field}: contiene un signo que nadie ve o que invierte el sentido de la escritura.',
  },
  refused_wrongForm: {
    en: '{field}: this is not how it is written.',
    fr: '{field} : cela ne s’écrit pas ainsi.',
    de: '{field}: So wird das nicht geschrieben.',
    es: '{field}: no se escribe así.',
  },
  refused_wrongKind: {
    en: '{field}: something else belongs here.',
    fr: '{field} : autre chose est attendu ici.',
    de: '{field}: Hier gehört etwas anderes hin.',
    es: '{field}: aquí va otra cosa.',
  },
} satisfies Texts<Key>

export const refusals = {
  ...kinds,
  /** The shop says it to whoever signs up; here it is somebody else. */
  refusedAge: {
    en: 'Date of birth: at least {age} years old.',
    fr: 'Date de naissance : {age} ans au moins.',
    de: 'Geburtsdatum: mindestens {age} Jahre alt.',
    es: 'Fecha de nacimiento: al menos {age} años.',
  },
  /** A reason that the shop says itself. */
  refusedBecause: {
    en: '{field}: {reason}',
    fr: '{field} : {reason}',
    de: '{field}: {reason}',
    es: '{field}: {reason}',
  },
  /** One of many rows. */
  refusedAt: {
    en: '{field} (no. {at})',
    fr: '{field} (n° {at})',
    de: '{field} (Nr. {at})',
    es: '{field} (n.º {at})',
  },
  /** What nobody typed: the page itself sent what the shop does not know. */
  refusedPage: {
    en: 'This page and the shop no longer fit together. Load the page again.',
    fr: 'Cette page ne correspond plus à la boutique. Rechargez la page.',
    de: 'Diese Seite passt nicht mehr zum Shop. Lade sie neu.',
    es: 'Esta página ya no encaja con la tienda. Vuelve a cargarla.',
  },
} satisfies Texts
