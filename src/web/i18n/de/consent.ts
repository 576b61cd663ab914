import type { MessagesOf } from '../messages-of.ts'
import type en from '../en/consent.ts'

export default {
  title: 'Deine Daten, deine Wahl',
  text: 'Wir behalten, was der Laden zum Funktionieren braucht. Über den Rest entscheidest du, und am Fuß jeder Seite kannst du es jederzeit ändern.',
  acceptAll: 'Alles annehmen',
  onlyRequired: 'Nur das Nötige',
  choose: 'Auswählen',
  save: 'Auswahl speichern',
  C0001: 'Nötig: Warenkorb, Anmeldung, Sicherheit',
  C0002: 'Zählen: was gelesen wird und was langsam ist',
  C0003: 'Bequem: merkt sich Laden, Größe und Sprache',
  C0004: 'Zugeschnitten: zeigt, was zu Angesehenem passt',
  reopen: 'Cookie-Einstellungen',
} satisfies MessagesOf<typeof en>
