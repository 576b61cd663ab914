import type { MessagesOf } from '../messages-of.ts'
import type en from '../en/newsletter.ts'

export default {
  title: 'Der Brief',
  email: 'E-Mail',
  policy: 'Ich habe gelesen, wie ihr meine Daten aufbewahrt.',
  submit: 'Brief bestellen',
  done: 'Erledigt. Der erste Brief kommt Ende des Monats.',
  doneConfirm: 'Fast geschafft. Öffne den Link, den wir dir geschickt haben.',
  confirmTitle: 'Möchtest du den Brief?',
  confirmText: 'Ein Klick, und der Brief kommt in dein Postfach.',
  confirm: 'Ja, schickt mir den Brief',
  confirmed: 'Danke. Der erste Brief kommt Ende des Monats.',
  leaveTitle: 'Den Brief abbestellen?',
  leaveText: 'Ein Klick, und an diese Adresse kommt kein Brief mehr.',
  leave: 'Brief abbestellen',
  left: 'Erledigt. Wir schreiben dir nicht mehr.',
  expired: 'Dieser Link ist abgelaufen. Bestell einen neuen mit dem Formular am Ende jeder Seite.',
  failed: 'Das kam nicht an. Prüf deine Verbindung und schick es noch einmal.',
  invalid: 'Prüf deine E-Mail und kreuz das Feld an, dann schick es noch einmal.',
} satisfies MessagesOf<typeof en>
