import type { MessagesOf } from '../messages-of.ts'
import type en from '../en/ui.ts'

export default {
  close: 'Cerrar',
  previous: 'Anterior',
  next: 'Siguiente',
  loading: 'Cargando',
  page: 'Página {page}',
  pages: 'Páginas',
  breadcrumb: 'Estás aquí',
  free: 'Gratis',
  wasPrice: 'antes',
  nowPrice: 'ahora',
  lowestPrice: 'Precio más bajo de los últimos 30 días',
  offPercent: '{percent} de descuento',
  rating: '{score} de 5 estrellas',
  reviews: '{count|una opinión|# opiniones}',
  slide: 'Imagen {index} de {count}',
  pause: 'Pausar',
  play: 'Reproducir',
  showMore: 'Ver más',
  showLess: 'Ver menos',
  notifications: 'Avisos',
  challenged: 'No hemos podido saber si eres una persona. Recarga la página e inténtalo de nuevo.',
  reload: 'Recargar la página',
  failed: 'No ha funcionado. Inténtalo de nuevo.',
} satisfies MessagesOf<typeof en>
