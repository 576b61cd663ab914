import type { ErrorName } from '#contract/errors/errors.ts'
import type { Texts } from '#domain/sites/texts.ts'

export default {
  generic: {
    en: 'That did not work. Try again.',
    fr: 'Cela n’a pas marché. Réessayez.',
    de: 'Das ging nicht. Versuch es noch einmal.',
    es: 'No ha funcionado. Inténtalo de nuevo.',
  },
  unticked: {
    en: 'Tick the boxes that are required, then send it again.',
    fr: 'Cochez les cases requises, puis renvoyez.',
    de: 'Setz die nötigen Häkchen und sende es noch einmal.',
    es: 'Marca las casillas necesarias y vuelve a enviarlo.',
  },
  INVALID_INPUT: {
    en: 'Check what you have entered.',
    fr: 'Vérifiez votre saisie.',
    de: 'Prüf deine Eingaben.',
    es: 'Revisa lo que has escrito.',
  },
  INVALID_EMAIL_FORMAT: {
    en: 'Enter an email address such as name@example.com.',
    fr: 'Saisissez une adresse e-mail comme nom@exemple.fr.',
    de: 'Gib eine E-Mail-Adresse wie name@beispiel.de ein.',
    es: 'Escribe un correo como nombre@ejemplo.es.',
  },
  REVIEW_TOO_LONG: {
    en: 'This text is too long. Shorten it.',
    fr: 'Ce texte est trop long. Raccourcissez-le.',
    de: 'Der Text ist zu lang. Kürz ihn.',
    es: 'El texto es demasiado largo. Acórtalo.',
  },
  CAPTCHA_FAILED: {
    en: 'We could not tell that you are a person. Try again.',
    fr: 'Nous n’avons pas pu vérifier que vous êtes une personne. Réessayez.',
    de: 'Wir konnten nicht erkennen, dass du ein Mensch bist. Versuch es noch einmal.',
    es: 'No hemos podido comprobar que eres una persona. Inténtalo de nuevo.',
  },
  EVENT_FULL: {
    en: 'There are not enough places left on that day. Choose another.',
    fr: 'Il ne reste pas assez de places ce jour-là. Choisissez-en un autre.',
    de: 'An diesem Tag sind nicht genug Plätze frei. Wähl einen anderen.',
    es: 'No quedan plazas suficientes ese día. Elige otro.',
  },
  RATE_LIMITED: {
    en: 'Too many tries. Wait a minute.',
    fr: 'Trop d’essais. Attendez une minute.',
    de: 'Zu viele Versuche. Warte eine Minute.',
    es: 'Demasiados intentos. Espera un minuto.',
  },
  NOT_FOUND: {
    en: 'This is not here any more. Reload the page.',
    fr: 'Cela n’existe plus ici. Rechargez la page.',
    de: 'Das gibt es hier nicht mehr. Lade die Seite neu.',
    es: 'Ya no está aquí. Recarga la página.',
  },
  LIST_PRODUCT_NOT_FOUND: {
    en: 'This is not here any more. Reload the page.',
    fr: 'Cela n’existe plus ici. Rechargez la page.',
    de: 'Das gibt es hier nicht mehr. Lade die Seite neu.',
    es: 'Ya no está aquí. Recarga la página.',
  },
  MISSING_REQUEST_TYPE: {
    en: 'Choose what it is about.',
    fr: 'Choisissez un sujet.',
    de: 'Wähl, worum es geht.',
    es: 'Elige de qué se trata.',
  },
  BODY_TOO_LARGE: {
    en: 'This picture is too large. Choose a smaller one.',
    fr: 'Cette photo est trop lourde. Choisissez-en une plus petite.',
    de: 'Das Bild ist zu groß. Wähl ein kleineres.',
    es: 'La foto pesa demasiado. Elige una más pequeña.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    en: 'We cannot read this picture. Choose a JPEG, PNG, WebP or AVIF.',
    fr: 'Photo illisible. Choisissez un fichier JPEG, PNG, WebP ou AVIF.',
    de: 'Dieses Bild können wir nicht lesen. Wähl ein JPEG, PNG, WebP oder AVIF.',
    es: 'No podemos leer esta foto. Elige un JPEG, PNG, WebP o AVIF.',
  },
  AUTHORISATION_FAILED: {
    en: 'Sign in to go on.',
    fr: 'Connectez-vous pour continuer.',
    de: 'Melde dich an, um weiterzumachen.',
    es: 'Inicia sesión para continuar.',
  },
  PROFILE_NOT_FOUND: {
    en: 'Sign in to go on.',
    fr: 'Connectez-vous pour continuer.',
    de: 'Melde dich an, um weiterzumachen.',
    es: 'Inicia sesión para continuar.',
  },
  CANNOT_AUTHORISE: {
    en: 'You may not do this here. Sign in as yourself.',
    fr: 'Impossible ainsi. Connectez-vous avec votre propre compte.',
    de: 'Das geht so nicht. Melde dich mit deinem eigenen Konto an.',
    es: 'Así no es posible. Entra con tu propia cuenta.',
  },
} satisfies Partial<Texts<ErrorName | 'generic' | 'unticked'>>
