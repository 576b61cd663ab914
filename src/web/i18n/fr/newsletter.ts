import type { MessagesOf } from '../messages-of.ts'
import type en from '../en/newsletter.ts'

export default {
  title: 'La lettre',
  email: 'E-mail',
  policy: 'J’ai lu comment vous gardez mes données.',
  submit: 'Recevoir la lettre',
  done: 'C’est fait. La première lettre arrive à la fin du mois.',
  failed: 'L’envoi n’a pas abouti. Vérifiez votre connexion et recommencez.',
  invalid: 'Vérifiez votre e-mail, cochez la case et renvoyez.',
} satisfies MessagesOf<typeof en>
