import type { MessagesOf } from '../messages-of.ts'
import type en from '../en/refusals.ts'

export default {
  generic: 'No ha funcionado. Inténtalo de nuevo.',
  unticked: 'Marca las casillas necesarias y vuelve a enviarlo.',
  INVALID_INPUT: 'Revisa lo que has escrito.',
  INVALID_EMAIL_FORMAT: 'Escribe un correo como nombre@ejemplo.es.',
  REVIEW_TOO_LONG: 'El texto es demasiado largo. Acórtalo.',
  CAPTCHA_FAILED: 'No hemos podido comprobar que eres una persona. Inténtalo de nuevo.',
  RATE_LIMITED: 'Demasiados intentos. Espera un minuto.',
  NOT_FOUND: 'Ya no está aquí. Recarga la página.',
  LIST_PRODUCT_NOT_FOUND: 'Ya no está aquí. Recarga la página.',
  MISSING_REQUEST_TYPE: 'Elige de qué se trata.',
  BODY_TOO_LARGE: 'La foto pesa demasiado. Elige una más pequeña.',
  UNSUPPORTED_MEDIA_TYPE: 'No podemos leer esta foto. Elige un JPEG, PNG, WebP o AVIF.',
  AUTHORISATION_FAILED: 'Inicia sesión para continuar.',
  PROFILE_NOT_FOUND: 'Inicia sesión para continuar.',
  CANNOT_AUTHORISE: 'Así no es posible. Entra con tu propia cuenta.',
} satisfies MessagesOf<typeof en>
