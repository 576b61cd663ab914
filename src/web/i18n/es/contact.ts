import type { MessagesOf } from '../messages-of.ts'
import type en from '../en/contact.ts'

export default {
  topic: '¿De qué se trata?',
  chooseTopic: 'Elige un tema',
  firstName: 'Nombre',
  lastName: 'Apellidos',
  email: 'Correo',
  orderNumber: 'Número de pedido',
  orderNumberHint: 'Solo si es sobre un pedido.',
  message: 'Tu mensaje',
  send: 'Enviar el mensaje',
  sentTitle: 'Tu mensaje ha llegado',
  sent: 'Respondemos en un día laborable. Tu número: {caseNumber}.',
  failed: 'El mensaje no se ha enviado',
} as const satisfies MessagesOf<typeof en>
