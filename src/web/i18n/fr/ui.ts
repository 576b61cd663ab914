import type { MessagesOf } from '../messages-of.ts'
import type en from '../en/ui.ts'

export default {
  close: 'Fermer',
  previous: 'Précédent',
  next: 'Suivant',
  loading: 'Chargement',
  page: 'Page {page}',
  pages: 'Pages',
  breadcrumb: 'Vous êtes ici',
  free: 'Gratuit',
  wasPrice: 'avant',
  nowPrice: 'maintenant',
  lowestPrice: 'Prix le plus bas des 30 derniers jours',
  offPercent: '{percent} de remise',
  rating: '{score} étoiles sur 5',
  reviews: '{count|un avis|# avis}',
  slide: 'Image {index} sur {count}',
  pause: 'Mettre en pause',
  play: 'Lire',
  showMore: 'Voir plus',
  showLess: 'Voir moins',
  notifications: 'Notifications',
  challenged: 'Impossible de savoir si vous êtes une personne. Rechargez la page et réessayez.',
  reload: 'Recharger la page',
  failed: "Cela n'a pas marché. Réessayez.",
} satisfies MessagesOf<typeof en>
