import type en from '../en/lists.ts'
import type { MessagesOf } from '../messages-of.ts'

export default {
  title: 'Favoriten',
  empty: 'Noch keine Favoriten',
  emptyText: 'Tipp auf das Herz bei allem, was dir gefällt. Es wartet hier.',
  shared: 'Eine geteilte Liste',
  sharedText: 'Jemand hat das für dich ausgesucht.',
  share: 'Liste teilen',
  shareLink: 'Wer den Link hat, sieht die Liste, nicht dich.',
  copy: 'Link kopieren',
  copied: 'Link kopiert',
  choose: 'Größe wählen',
  remove: 'Entfernen',
  removeNamed: '{name} entfernen',
  unavailable: 'Gerade nicht verfügbar',
  shop: 'Umsehen',
  count: '{count|1 Artikel|# Artikel}',
  off: 'Während der Beratung im Store gibt es keine Listen.',
  failed: 'Das hat nicht geklappt. Versuch es noch einmal.',
} satisfies MessagesOf<typeof en>
