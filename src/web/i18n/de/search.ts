import type { MessagesOf } from '../messages-of.ts'
import type en from '../en/search.ts'

export default {
  label: 'Im Laden suchen',
  placeholder: 'Was brauchst du?',
  submit: 'Suchen',
  terms: 'Suchen nach',
  categories: 'Kategorien',
  products: 'Produkte',
  count: '{count|Ein Vorschlag, mit den Pfeiltasten|# Vorschläge, mit den Pfeiltasten}',
  recent: 'Deine letzten Suchen',
  forget: 'Letzte Suchen vergessen',
  popular: 'Oft gesucht',
} satisfies MessagesOf<typeof en>
