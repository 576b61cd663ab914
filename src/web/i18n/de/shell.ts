import type { MessagesOf } from '../messages-of.ts'
import type en from '../en/shell.ts'

export default {
  skipToContent: 'Zum Inhalt',
  home: 'Startseite',
  notFoundTitle: 'Hier endet der Weg',
  notFoundText: 'Diese Seite gibt es nicht oder nicht mehr. Zurück zum Anfang, oder such nach dem, was du brauchst.',
  errorTitle: 'Bei uns ist etwas schiefgelaufen',
  errorText: 'Versuch es in einer Minute noch einmal. Wenn es bleibt, schreib uns mit dieser Nummer: {correlationId}.',
  backHome: 'Zurück zum Anfang',
} satisfies MessagesOf<typeof en>
