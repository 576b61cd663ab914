import type { CatalogueEntry } from './errors.entry.ts'

/** What can go wrong with a request as such, whichever call it asks for. */
export const REQUEST_ERRORS = {
  MISSING_CLIENT_ID: {
    status: 400,
    ids: ['API400'],
    message: {
      en: 'The access key is missing or unknown. Send it as x-access-key.',
      fr: 'La clé d’accès manque ou est inconnue. Envoyez-la dans x-access-key.',
      de: 'Der Zugangsschlüssel fehlt oder ist unbekannt. Schick ihn als x-access-key.',
      es: 'La clave de acceso falta o no se conoce. Envíala como x-access-key.',
    },
    messageKey: 'missingClientId',
  },
  GENERAL: {
    status: 500,
    ids: ['GEN500'],
    message: {
      en: 'Something went wrong on our side. Try again in a minute.',
      fr: 'Un problème est survenu de notre côté. Réessayez dans une minute.',
      de: 'Bei uns ist etwas schiefgelaufen. Versuch es in einer Minute noch einmal.',
      es: 'Algo ha fallado por nuestra parte. Inténtalo de nuevo en un minuto.',
    },
    messageKey: 'general',
  },
  NOT_FOUND: {
    status: 404,
    ids: ['API404'],
    message: {
      en: 'There is nothing here. Check the address.',
      fr: 'Il n’y a rien ici. Vérifiez l’adresse.',
      de: 'Hier ist nichts. Prüfe die Adresse.',
      es: 'Aquí no hay nada. Revisa la dirección.',
    },
    messageKey: 'notFound',
  },
  METHOD_NOT_ALLOWED: {
    status: 405,
    ids: ['API405'],
    message: {
      en: 'This address does not answer {method}. Use {allowed}.',
      fr: 'Cette adresse ne répond pas à {method}. Utilisez {allowed}.',
      de: 'Diese Adresse beantwortet {method} nicht. Nimm {allowed}.',
      es: 'Esta dirección no responde a {method}. Usa {allowed}.',
    },
    messageKey: 'methodNotAllowed',
  },
  NOT_ACCEPTABLE: {
    status: 406,
    ids: ['API406'],
    message: {
      en: 'We answer in JSON only. Accept application/json.',
      fr: 'Nous répondons uniquement en JSON. Acceptez application/json.',
      de: 'Wir antworten nur in JSON. Nimm application/json an.',
      es: 'Respondemos solo en JSON. Acepta application/json.',
    },
    messageKey: 'notAcceptable',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    ids: ['API415'],
    message: {
      en: 'We read JSON only. Send application/json.',
      fr: 'Nous lisons uniquement le JSON. Envoyez application/json.',
      de: 'Wir lesen nur JSON. Schick application/json.',
      es: 'Leemos solo JSON. Envía application/json.',
    },
    messageKey: 'unsupportedMediaType',
  },
  MISSING_REQUEST_TYPE: {
    status: 400,
    ids: ['ATTR100'],
    message: {
      en: 'Say what you need: choose a type of request.',
      fr: 'Dites-nous ce qu’il vous faut : choisissez un type de demande.',
      de: 'Sag, was du brauchst: Wähle eine Art der Anfrage.',
      es: 'Dinos qué necesitas: elige un tipo de solicitud.',
    },
    messageKey: 'missingRequestType',
  },
  MISSING_ORGANISATION: {
    status: 400,
    ids: ['ATTR200'],
    message: {
      en: 'Say where you bought it: choose a shop.',
      fr: 'Dites-nous où vous l’avez acheté : choisissez une boutique.',
      de: 'Sag, wo du es gekauft hast: Wähle einen Shop.',
      es: 'Dinos dónde lo compraste: elige una tienda.',
    },
    messageKey: 'missingOrganisation',
  },
  MISSING_PAYLOAD: {
    status: 400,
    ids: ['ATTR300'],
    message: {
      en: 'Tell us what happened: the details are missing.',
      fr: 'Dites-nous ce qui s’est passé : les détails manquent.',
      de: 'Erzähl uns, was passiert ist: Die Einzelheiten fehlen.',
      es: 'Cuéntanos qué ha pasado: faltan los detalles.',
    },
    messageKey: 'missingPayload',
  },
  REVIEW_TOO_LONG: {
    status: 400,
    ids: ['REV410'],
    message: {
      en: 'This text is too long. Keep it under {maxLength} characters.',
      fr: 'Ce texte est trop long. Ne dépassez pas {maxLength} caractères.',
      de: 'Der Text ist zu lang. Er darf höchstens {maxLength} Zeichen haben.',
      es: 'El texto es demasiado largo. No pases de {maxLength} caracteres.',
    },
    messageKey: 'reviewTooLong',
  },
} as const satisfies Record<string, CatalogueEntry>
