import type { MessagesOf } from '../messages-of.ts'
import type en from '../en/newsletter.ts'

export default {
  title: 'La carta',
  email: 'Correo electrónico',
  policy: 'He leído cómo guardáis mis datos.',
  submit: 'Recibir la carta',
  done: 'Hecho. La primera carta llega a fin de mes.',
  failed: 'No ha llegado. Revisa tu conexión y envíalo de nuevo.',
  invalid: 'Revisa tu correo, marca la casilla y envíalo de nuevo.',
} satisfies MessagesOf<typeof en>
