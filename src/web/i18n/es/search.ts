import type { MessagesOf } from '../messages-of.ts'
import type en from '../en/search.ts'

export default {
  label: 'Buscar en la tienda',
  placeholder: '¿Qué necesitas?',
  submit: 'Buscar',
  terms: 'Buscar',
  categories: 'Categorías',
  products: 'Productos',
  count: '{count|Una sugerencia, con las flechas|# sugerencias, con las flechas}',
  recent: 'Tus últimas búsquedas',
  forget: 'Olvidar tus últimas búsquedas',
  popular: 'Lo más buscado',
} satisfies MessagesOf<typeof en>
