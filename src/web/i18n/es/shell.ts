import type { MessagesOf } from '../messages-of.ts'
import type en from '../en/shell.ts'

export default {
  skipToContent: 'Ir al contenido',
  home: 'Inicio',
  notFoundTitle: 'El camino acaba aquí',
  notFoundText: 'Esta página ya no existe o nunca existió. Vuelve al principio o busca lo que necesitas.',
  errorTitle: 'Algo ha fallado por nuestra parte',
  errorText: 'Inténtalo de nuevo en un minuto. Si sigue pasando, escríbenos con este número: {correlationId}.',
  backHome: 'Volver al principio',
} satisfies MessagesOf<typeof en>
