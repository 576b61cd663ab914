import type { MessagesOf } from '../messages-of.ts'
import type en from '../en/shell.ts'

export default {
  skipToContent: 'Aller au contenu',
  home: 'Accueil',
  notFoundTitle: 'Le sentier s’arrête ici',
  notFoundText: 'Cette page a disparu ou n’a jamais existé. Revenez au départ ou cherchez ce qu’il vous faut.',
  errorTitle: 'Un souci de notre côté',
  errorText: 'Réessayez dans une minute. Si cela continue, écrivez-nous avec ce numéro : {correlationId}.',
  backHome: 'Revenir au départ',
} satisfies MessagesOf<typeof en>
