import type { MessagesOf } from '../messages-of.ts'
import type en from '../en/contact.ts'

export default {
  topic: 'De quoi s’agit-il ?',
  chooseTopic: 'Choisissez un sujet',
  firstName: 'Prénom',
  lastName: 'Nom',
  email: 'E-mail',
  orderNumber: 'Numéro de commande',
  orderNumberHint: 'Seulement s’il s’agit d’une commande.',
  message: 'Votre message',
  send: 'Envoyer le message',
  sentTitle: 'Votre message est arrivé',
  sent: 'Nous répondons sous un jour ouvré. Votre numéro : {caseNumber}.',
  failed: 'Le message n’est pas parti',
} as const satisfies MessagesOf<typeof en>
