import type { MessagesOf } from '../messages-of.ts'
import type en from '../en/associate.ts'

export default {
  prices: 'Prix à la main',
  pricesText:
    'Jusqu’à {percent} % ou {amount} par ligne. Au-delà, un responsable saisit son code PIN. Tout est consigné.',
  value: 'Combien',
  type: 'En',
  percent: 'pour cent',
  amount: 'argent',
  reason: 'Motif',
  manager: 'Numéro du responsable',
  managerPin: 'Code PIN du responsable',
  take: 'Déduire',
  taken: '{amount} de moins : {reason}',
  putBack: 'Remettre',
  priceMatch: 'Alignement de prix',
  damagedBox: 'Boîte abîmée',
  serviceRecovery: 'Geste après une erreur',
  loyalCustomer: 'Client fidèle',
  other: 'Autre',
  needsManager:
    'C’est plus que ce que vous pouvez accorder seul. Demandez à un responsable de saisir son numéro et son code PIN.',
  wrongPin: 'Le numéro ou le code PIN du responsable n’est pas correct.',
  locked: 'Trop de codes PIN erronés. Ce responsable est bloqué pendant 15 minutes.',
  tooMuch: 'C’est plus que le prix de la ligne.',
} satisfies MessagesOf<typeof en>
