import type { MessagesOf } from '../messages-of.ts'
import type en from '../en/associate.ts'

export default {
  prices: 'Precios a mano',
  pricesText: 'Hasta el {percent} % o {amount} por línea. Para más, un responsable escribe su PIN. Todo queda anotado.',
  value: 'Cuánto',
  type: 'En',
  percent: 'por ciento',
  amount: 'dinero',
  reason: 'Motivo',
  manager: 'Número del responsable',
  managerPin: 'PIN del responsable',
  take: 'Descontar',
  taken: '{amount} menos: {reason}',
  putBack: 'Deshacer',
  priceMatch: 'Igualar precio',
  damagedBox: 'Caja dañada',
  serviceRecovery: 'Compensación por un error',
  loyalCustomer: 'Cliente fiel',
  other: 'Otro',
  needsManager: 'Es más de lo que puedes conceder. Pide a un responsable que escriba su número y su PIN.',
  wrongPin: 'El número o el PIN del responsable no es correcto.',
  locked: 'Demasiados PIN erróneos. Este responsable queda bloqueado 15 minutos.',
  tooMuch: 'Es más de lo que cuesta la línea.',
} satisfies MessagesOf<typeof en>
