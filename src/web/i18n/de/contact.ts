import type { MessagesOf } from '../messages-of.ts'
import type en from '../en/contact.ts'

export default {
  topic: 'Worum geht es?',
  chooseTopic: 'Thema wählen',
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-Mail',
  orderNumber: 'Bestellnummer',
  orderNumberHint: 'Nur wenn es um eine Bestellung geht.',
  message: 'Deine Nachricht',
  send: 'Nachricht senden',
  sentTitle: 'Deine Nachricht ist da',
  sent: 'Wir antworten binnen eines Werktags. Deine Nummer: {caseNumber}.',
  failed: 'Die Nachricht ging nicht raus',
} as const satisfies MessagesOf<typeof en>
