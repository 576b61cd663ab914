import type { MessagesOf } from '../messages-of.ts'
import type en from '../en/newsletter.ts'

export default {
  title: 'Der Brief',
  email: 'E-Mail',
  policy: 'Ich habe gelesen, wie ihr meine Daten aufbewahrt.',
  submit: 'Brief bestellen',
  done: 'Erledigt. Der erste Brief kommt Ende des Monats.',
  failed: 'Das kam nicht an. Prüf deine Verbindung und schick es noch einmal.',
  invalid: 'Prüf deine E-Mail und kreuz das Feld an, dann schick es noch einmal.',
} satisfies MessagesOf<typeof en>
