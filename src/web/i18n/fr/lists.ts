import type en from '../en/lists.ts'
import type { MessagesOf } from '../messages-of.ts'

export default {
  title: 'Favoris',
  empty: 'Pas encore de favoris',
  emptyText: 'Touchez le cœur de ce qui vous plaît. Il attend ici.',
  shared: 'Une liste partagée',
  sharedText: 'Quelqu’un a choisi ces articles pour vous.',
  share: 'Partager cette liste',
  shareLink: 'Avec ce lien on voit la liste, pas qui vous êtes.',
  copy: 'Copier le lien',
  copied: 'Lien copié',
  choose: 'Choisir une taille',
  remove: 'Retirer',
  removeNamed: 'Retirer {name}',
  unavailable: 'Indisponible pour l’instant',
  shop: 'Faire un tour',
  count: '{count|1 article|# articles}',
  off: 'Pas de listes pendant qu’un conseiller est connecté.',
  failed: 'Cela n’a pas marché. Réessayez.',
} satisfies MessagesOf<typeof en>
