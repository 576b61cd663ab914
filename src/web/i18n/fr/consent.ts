import type { MessagesOf } from '../messages-of.ts'
import type en from '../en/consent.ts'

export default {
  title: 'Vos données, votre choix',
  text: 'Nous gardons ce qu’il faut pour que la boutique marche. Le reste dépend de vous, et se change à tout moment en bas de chaque page.',
  acceptAll: 'Tout accepter',
  onlyRequired: 'Le nécessaire seulement',
  choose: 'Choisir',
  save: 'Enregistrer mon choix',
  C0001: 'Nécessaire : panier, connexion, sécurité',
  C0002: 'Mesure : ce qui est lu, ce qui est lent',
  C0003: 'Confort : retient magasin, pointure et langue',
  C0004: 'Sur mesure : montre ce qui va avec vos visites',
  reopen: 'Choix des cookies',
} satisfies MessagesOf<typeof en>
