import type en from '../en/trial.ts'
import type { MessagesOf } from '../messages-of.ts'

export default {
  title: 'Boutique d’essai',
  payment: 'Aucun paiement n’est prélevé',
  testPayment: 'Paiements de test : seules les cartes de test passent',
  testTax: 'Taxes de test',
  testCarrier: 'Étiquettes de test',
  fulfilment: 'Rien n’est expédié',
  mail: 'Aucun e-mail n’est envoyé',
} satisfies MessagesOf<typeof en>
