import type { MessagesOf } from '../messages-of.ts'
import type en from '../en/associate.ts'

export default {
  prices: 'Preise von Hand',
  pricesText:
    'Bis {percent} % oder {amount} je Zeile. Mehr gibt eine Leitung mit ihrer PIN frei. Alles wird aufgeschrieben.',
  value: 'Wie viel',
  type: 'In',
  percent: 'Prozent',
  amount: 'Geld',
  reason: 'Grund',
  manager: 'Nummer der Leitung',
  managerPin: 'PIN der Leitung',
  take: 'Abziehen',
  taken: '{amount} weniger: {reason}',
  putBack: 'Zurücknehmen',
  priceMatch: 'Preisangleich',
  damagedBox: 'Beschädigte Schachtel',
  serviceRecovery: 'Wiedergutmachung',
  loyalCustomer: 'Treue Kundschaft',
  other: 'Anderes',
  needsManager: 'Das ist mehr, als du allein geben darfst. Bitte eine Leitung, Nummer und PIN einzugeben.',
  wrongPin: 'Nummer oder PIN der Leitung stimmt nicht.',
  locked: 'Zu viele falsche PINs. Diese Leitung ist 15 Minuten gesperrt.',
  tooMuch: 'Das ist mehr, als die Zeile kostet.',
} satisfies MessagesOf<typeof en>
