import type en from '../en/trial.ts'
import type { MessagesOf } from '../messages-of.ts'

export default {
  title: 'Probeladen',
  payment: 'Es wird nichts abgebucht',
  testPayment: 'Zahlungen sind Tests: nur Testkarten gelten',
  testTax: 'Steuern sind Tests',
  testCarrier: 'Versandetiketten sind Tests',
  fulfilment: 'Es wird nichts verschickt',
  mail: 'Es geht keine E-Mail hinaus',
} satisfies MessagesOf<typeof en>
