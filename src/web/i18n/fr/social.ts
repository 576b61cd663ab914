import type { MessagesOf } from '../messages-of.ts'
import type en from '../en/social.ts'

export default {
  share: 'Montrez-nous votre photo',
  shareText: 'Sorti avec nous ? Montrez.',
  choose: 'Choisir une photo',
  chooseOther: 'En choisir une autre',
  chooseFirst: 'Choisissez d’abord une photo.',
  noPicture: 'Ce fichier n’est pas une image lisible.',
  kinds: 'JPEG, PNG, WebP ou AVIF',
  preview: 'Votre photo',
  seen: 'Ce que l’on voit',
  seenHint: 'Pour qui ne la voit pas.',
  caption: 'Une ligne pour l’accompagner',
  nickname: 'Nom à afficher',
  terms: 'J’ai pris cette photo et vous pouvez la montrer.',
  termsLink: 'Conditions',
  send: 'Envoyer',
  thanks: 'Merci',
  waits: 'Quelqu’un la regarde d’abord. D’ici là, vous seul la voyez.',
} as const satisfies MessagesOf<typeof en>
