import type { MessagesOf } from '../messages-of.ts'
import type en from '../en/newsletter.ts'

export default {
  title: 'La lettre',
  email: 'E-mail',
  policy: 'J’ai lu comment vous gardez mes données.',
  submit: 'Recevoir la lettre',
  done: 'C’est fait. La première lettre arrive à la fin du mois.',
  doneConfirm: 'Presque fini. Ouvrez le lien que nous vous avons envoyé.',
  confirmTitle: 'Voulez-vous la lettre ?',
  confirmText: 'Un clic, et la lettre arrive dans votre boîte.',
  confirm: 'Oui, envoyez-moi la lettre',
  confirmed: 'Merci. La première lettre arrive à la fin du mois.',
  leaveTitle: 'Arrêter la lettre ?',
  leaveText: 'Un clic, et plus aucune lettre ne part à cette adresse.',
  leave: 'Arrêter la lettre',
  left: 'C’est fait. Nous ne vous écrirons plus.',
  expired: 'Ce lien a expiré. Demandez-en un autre avec le formulaire au bas de chaque page.',
  failed: 'L’envoi n’a pas abouti. Vérifiez votre connexion et recommencez.',
  invalid: 'Vérifiez votre e-mail, cochez la case et renvoyez.',
} satisfies MessagesOf<typeof en>
