import type { MessagesOf } from '../messages-of.ts'
import type en from '../en/ui.ts'

export default {
  close: 'Schließen',
  previous: 'Zurück',
  next: 'Weiter',
  loading: 'Lädt',
  page: 'Seite {page}',
  pages: 'Seiten',
  breadcrumb: 'Du bist hier',
  free: 'Kostenlos',
  wasPrice: 'vorher',
  nowPrice: 'jetzt',
  lowestPrice: 'Niedrigster Preis der letzten 30 Tage',
  offPercent: '{percent} günstiger',
  rating: '{score} von 5 Sternen',
  reviews: '{count|eine Bewertung|# Bewertungen}',
  slide: 'Bild {index} von {count}',
  pause: 'Anhalten',
  play: 'Abspielen',
  showMore: 'Mehr zeigen',
  showLess: 'Weniger zeigen',
  notifications: 'Mitteilungen',
  challenged: 'Wir konnten nicht erkennen, ob du ein Mensch bist. Lade die Seite neu und versuche es noch einmal.',
  reload: 'Seite neu laden',
  failed: 'Das ging nicht. Versuch es noch einmal.',
} satisfies MessagesOf<typeof en>
