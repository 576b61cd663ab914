import type en from '../en/lists.ts'
import type { MessagesOf } from '../messages-of.ts'

export default {
  title: 'Favoritos',
  empty: 'Aún no hay favoritos',
  emptyText: 'Toca el corazón de lo que te guste. Te espera aquí.',
  shared: 'Una lista compartida',
  sharedText: 'Alguien eligió esto para ti.',
  share: 'Compartir esta lista',
  shareLink: 'Con este enlace se ve la lista, no quién eres.',
  copy: 'Copiar enlace',
  copied: 'Enlace copiado',
  choose: 'Elegir talla',
  remove: 'Quitar',
  removeNamed: 'Quitar {name}',
  unavailable: 'No disponible ahora',
  shop: 'Echar un vistazo',
  count: '{count|1 artículo|# artículos}',
  off: 'No hay listas mientras un asesor está conectado.',
  failed: 'No ha funcionado. Inténtalo de nuevo.',
} satisfies MessagesOf<typeof en>
