import type { MessagesOf } from '../messages-of.ts'
import type en from '../en/refusals.ts'

export default {
  generic: 'Das ging nicht. Versuch es noch einmal.',
  unticked: 'Setz die nötigen Häkchen und sende es noch einmal.',
  INVALID_INPUT: 'Prüf deine Eingaben.',
  INVALID_EMAIL_FORMAT: 'Gib eine E-Mail-Adresse wie name@beispiel.de ein.',
  REVIEW_TOO_LONG: 'Der Text ist zu lang. Kürz ihn.',
  CAPTCHA_FAILED: 'Wir konnten nicht erkennen, dass du ein Mensch bist. Versuch es noch einmal.',
  RATE_LIMITED: 'Zu viele Versuche. Warte eine Minute.',
  NOT_FOUND: 'Das gibt es hier nicht mehr. Lade die Seite neu.',
  LIST_PRODUCT_NOT_FOUND: 'Das gibt es hier nicht mehr. Lade die Seite neu.',
  MISSING_REQUEST_TYPE: 'Wähl, worum es geht.',
  BODY_TOO_LARGE: 'Das Bild ist zu groß. Wähl ein kleineres.',
  UNSUPPORTED_MEDIA_TYPE: 'Dieses Bild können wir nicht lesen. Wähl ein JPEG, PNG, WebP oder AVIF.',
  AUTHORISATION_FAILED: 'Melde dich an, um weiterzumachen.',
  PROFILE_NOT_FOUND: 'Melde dich an, um weiterzumachen.',
  CANNOT_AUTHORISE: 'Das geht so nicht. Melde dich mit deinem eigenen Konto an.',
} satisfies MessagesOf<typeof en>
