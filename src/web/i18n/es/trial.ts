import type en from '../en/trial.ts'
import type { MessagesOf } from '../messages-of.ts'

export default {
  title: 'Tienda de prueba',
  payment: 'No se cobra nada',
  testPayment: 'Pagos de prueba: solo valen tarjetas de prueba',
  testTax: 'Impuestos de prueba',
  testCarrier: 'Etiquetas de prueba',
  fulfilment: 'No se envía nada',
  mail: 'No se envían correos',
} satisfies MessagesOf<typeof en>
