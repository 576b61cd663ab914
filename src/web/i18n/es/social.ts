import type { MessagesOf } from '../messages-of.ts'
import type en from '../en/social.ts'

export default {
  share: 'Enséñanos tu foto',
  shareText: '¿Has salido con lo nuestro? Enséñalo.',
  choose: 'Elegir una foto',
  chooseOther: 'Elegir otra',
  chooseFirst: 'Elige primero una foto.',
  noPicture: 'Ese archivo no es una imagen que podamos leer.',
  kinds: 'JPEG, PNG, WebP o AVIF',
  preview: 'Tu foto',
  seen: 'Qué se ve',
  seenHint: 'Para quien no la ve.',
  caption: 'Una línea que la acompañe',
  nickname: 'Nombre que se muestra',
  terms: 'La foto es mía y podéis mostrarla.',
  termsLink: 'Condiciones',
  send: 'Enviar',
  thanks: 'Gracias',
  waits: 'Primero la mira alguien. Hasta entonces solo la ves tú.',
} as const satisfies MessagesOf<typeof en>
