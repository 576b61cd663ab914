import type { MessagesOf } from '../messages-of.ts'
import type en from '../en/newsletter.ts'

export default {
  title: 'La carta',
  email: 'Correo electrónico',
  policy: 'He leído cómo guardáis mis datos.',
  submit: 'Recibir la carta',
  done: 'Hecho. La primera carta llega a fin de mes.',
  doneConfirm: 'Casi está. Abre el enlace que te hemos enviado.',
  confirmTitle: '¿Quieres la carta?',
  confirmText: 'Un clic y la carta llega a tu buzón.',
  confirm: 'Sí, enviadme la carta',
  confirmed: 'Gracias. La primera carta llega a fin de mes.',
  leaveTitle: '¿Dejar la carta?',
  leaveText: 'Un clic y no llega ninguna carta más a esta dirección.',
  leave: 'Dejar la carta',
  left: 'Hecho. Ya no te escribimos.',
  expired: 'Este enlace ha caducado. Pide otro con el formulario al final de cada página.',
  failed: 'No ha llegado. Revisa tu conexión y envíalo de nuevo.',
  invalid: 'Revisa tu correo, marca la casilla y envíalo de nuevo.',
} satisfies MessagesOf<typeof en>
