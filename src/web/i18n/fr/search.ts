import type { MessagesOf } from '../messages-of.ts'
import type en from '../en/search.ts'

export default {
  label: 'Chercher dans la boutique',
  placeholder: 'Que vous faut-il ?',
  submit: 'Rechercher',
  terms: 'Rechercher',
  categories: 'Catégories',
  products: 'Produits',
  count: '{count|Une suggestion, avec les flèches|# suggestions, avec les flèches}',
  recent: 'Vos dernières recherches',
  forget: 'Effacer vos dernières recherches',
  popular: 'Souvent recherché',
} satisfies MessagesOf<typeof en>
