import type { MessagesOf } from '../messages-of.ts'
import type en from '../en/refusals.ts'

export default {
  generic: 'Cela n’a pas marché. Réessayez.',
  unticked: 'Cochez les cases requises, puis renvoyez.',
  INVALID_INPUT: 'Vérifiez votre saisie.',
  INVALID_EMAIL_FORMAT: 'Saisissez une adresse e-mail comme nom@exemple.fr.',
  REVIEW_TOO_LONG: 'Ce texte est trop long. Raccourcissez-le.',
  CAPTCHA_FAILED: 'Nous n’avons pas pu vérifier que vous êtes une personne. Réessayez.',
  RATE_LIMITED: 'Trop d’essais. Attendez une minute.',
  NOT_FOUND: 'Cela n’existe plus ici. Rechargez la page.',
  LIST_PRODUCT_NOT_FOUND: 'Cela n’existe plus ici. Rechargez la page.',
  MISSING_REQUEST_TYPE: 'Choisissez un sujet.',
  BODY_TOO_LARGE: 'Cette photo est trop lourde. Choisissez-en une plus petite.',
  UNSUPPORTED_MEDIA_TYPE: 'Photo illisible. Choisissez un fichier JPEG, PNG, WebP ou AVIF.',
  AUTHORISATION_FAILED: 'Connectez-vous pour continuer.',
  PROFILE_NOT_FOUND: 'Connectez-vous pour continuer.',
  CANNOT_AUTHORISE: 'Impossible ainsi. Connectez-vous avec votre propre compte.',
} satisfies MessagesOf<typeof en>
