import type { MessagesOf } from '../messages-of.ts'
import type en from '../en/social.ts'

export default {
  share: 'Zeig uns dein Bild',
  shareText: 'Mit uns draußen gewesen? Zeig her.',
  choose: 'Bild wählen',
  chooseOther: 'Anderes wählen',
  chooseFirst: 'Wähl zuerst ein Bild.',
  noPicture: 'Diese Datei ist kein Bild, das wir lesen können.',
  kinds: 'JPEG, PNG, WebP oder AVIF',
  preview: 'Dein Bild',
  seen: 'Was zu sehen ist',
  seenHint: 'Für alle, die es nicht sehen.',
  caption: 'Eine Zeile dazu',
  nickname: 'Name, der dabeisteht',
  terms: 'Ich habe das Bild gemacht, und ihr dürft es zeigen.',
  termsLink: 'Bedingungen',
  send: 'Abgeben',
  thanks: 'Danke',
  waits: 'Erst sieht es sich jemand an. Bis dahin siehst nur du es.',
} as const satisfies MessagesOf<typeof en>
