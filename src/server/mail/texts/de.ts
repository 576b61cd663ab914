import type { MailTexts } from './mail-texts.ts'

export const de: MailTexts = {
  letters: {
    'staff-invitation': {
      subject: 'Einladung zu Cairn Studio',
      heading: 'Willkommen im Team',
      body: [
        'Wähle, wie du dich anmelden möchtest: mit einem Passkey oder mit Passwort und Authenticator. Der Link funktioniert einmal und {days} Tage lang.',
      ],
      action: 'Einladung annehmen',
    },
    'order-placed': {
      subject: 'Deine Bestellung {orderNumber}',
      heading: 'Deine Bestellung ist da',
      body: [
        'Danke. Wir packen bald und schreiben dir, sobald sie unterwegs ist. Bis dahin kannst du noch stornieren.',
      ],
      action: 'Bestellung ansehen',
    },
    'order-shipped': {
      subject: 'Unterwegs: {orderNumber}',
      heading: 'Dein Paket ist unterwegs',
      body: ['{carrier} bringt es. Die Sendungsnummer ist {trackingNumber}.'],
      action: 'Sendung verfolgen',
    },
    'order-ready': {
      subject: 'Abholbereit: {orderNumber}',
      heading: 'Es wartet auf dich',
      body: ['Deine Bestellung liegt bei {store} bereit. Bring die Bestellnummer und einen Ausweis mit.'],
      action: 'Bestellung ansehen',
    },
    'order-cancelled': {
      subject: 'Storniert: {orderNumber}',
      heading: 'Storniert, wie gewünscht',
      body: ['Diese Artikel schicken wir nicht. Dein Geld geht innerhalb von fünf Tagen den Weg zurück, den es kam.'],
      action: 'Bestellung ansehen',
    },
    'payment-lapsed': {
      subject: 'Nicht bezahlt: {orderNumber}',
      heading: 'Deine Zahlung kam nicht zustande',
      body: [
        'Deine Bank hat das Geld für diese Bestellung freigegeben, bevor wir es einziehen konnten. Wir mussten sie stornieren; abgebucht wurde nichts.',
        'Was Geschenkkarten bezahlt haben, ist wieder darauf. Du kannst gern noch einmal bestellen.',
      ],
      action: 'Bestellung ansehen',
    },
    'return-created': {
      subject: 'Deine Rücksendung {returnNumber}',
      heading: 'Dein Rücksendeetikett ist fertig',
      body: ['Drucke das Etikett aus, kleb es aufs Paket und gib es ab. Wir erstatten, sobald es bei uns ist.'],
      action: 'Rücksendung öffnen',
    },
    'return-refunded': {
      subject: 'Erstattet: {orderNumber}',
      heading: 'Dein Geld ist auf dem Rückweg',
      body: ['Die Artikel sind angekommen, die Erstattung ist raus. Deine Bank braucht bis zu fünf Tage.'],
      action: 'Bestellung ansehen',
    },
    'return-refused': {
      subject: 'Deine Rücksendung: {orderNumber}',
      heading: 'Deine Rücksendung ist da',
      body: [
        'Wir konnten nicht alles erstatten. {reason}',
        'Was wir erstatten, steht unten. Siehst du das anders, antworte auf diese Mail.',
      ],
      action: 'Bestellung ansehen',
    },
    'contribution-hidden': {
      subject: 'Zu deinem Beitrag',
      heading: 'Wir zeigen deinen Beitrag nicht',
      body: [
        'Wir haben uns „{text}“ angesehen und zeigen es nicht. {reason}',
        'Du kannst es gern in anderer Form noch einmal schicken.',
      ],
    },
    'refund-given': {
      subject: 'Geld zurück: {orderNumber}',
      heading: 'Wir haben dir Geld zurückgeschickt',
      body: [
        'Es geht auf dem Weg zurück, auf dem du bezahlt hast. Deine Bank braucht bis zu fünf Tage. Du musst nichts einsenden.',
      ],
      action: 'Bestellung ansehen',
    },
    'order-address-changed': {
      subject: 'Neue Adresse für {orderNumber}',
      heading: 'Wir schicken es an eine andere Adresse',
      body: [
        'Du hast uns gebeten, diese Bestellung woandershin zu schicken. Warst du das nicht, schreib uns gleich: Sie ist noch nicht gepackt.',
      ],
      action: 'Bestellung ansehen',
    },
    'withdrawal-received': {
      subject: 'Eingang deines Widerrufs: {orderNumber}',
      heading: 'Dein Widerruf ist eingegangen',
      body: [
        'Du hast den Vertrag über die Artikel unten am {receivedAt} widerrufen. Diese Nachricht ist deine Bestätigung.',
        'Schick die Artikel innerhalb von 14 Tagen zurück. Geschenke, die unten stehen, kommen mit zurück. Wir erstatten den Betrag unten.',
      ],
      action: 'Bestellung ansehen',
    },
    'gift-card': {
      subject: 'Ein Gutschein für dich',
      heading: 'Für den nächsten Weg nach draußen',
      body: ['{senderName} schenkt dir einen Cairn-Gutschein. Gib Nummer und Code beim Bezahlen ein.'],
      action: 'Etwas finden',
    },
    'password-reset': {
      subject: 'Neues Passwort wählen',
      heading: 'Neues Passwort wählen',
      body: [
        'Dieser Link gilt einmal, {minutes} Minuten lang.',
        'Du hast ihn nicht angefordert? Dann lass ihn liegen: Dein Passwort bleibt, wie es ist.',
      ],
      action: 'Neues Passwort wählen',
    },
    'password-changed': {
      subject: 'Dein Passwort wurde geändert',
      heading: 'Dein Passwort wurde geändert',
      body: [
        'Dein Cairn-Konto hat ein neues Passwort; wer sonst angemeldet war, ist abgemeldet.',
        'Hast du es per E-Mail zurückgesetzt, sind auch deine Passkeys weg. In deinem Konto kannst du sie neu anlegen.',
        'Das warst nicht du? Sag uns sofort Bescheid.',
      ],
      action: 'Kontakt aufnehmen',
    },
    'email-changed': {
      subject: 'Deine E-Mail-Adresse wurde geändert',
      heading: 'Deine E-Mail-Adresse wurde geändert',
      body: [
        'Dein Cairn-Konto hat jetzt eine andere E-Mail-Adresse. Ab sofort meldest du dich mit ihr an, und wir schreiben an sie.',
        'Das warst nicht du? Sag uns sofort Bescheid.',
      ],
      action: 'Kontakt aufnehmen',
    },
    'email-confirm': {
      subject: 'Bestätige deine E-Mail-Adresse',
      heading: 'Bestätige deine E-Mail-Adresse',
      body: [
        'Du hast mit dieser Adresse ein Konto bei Cairn angelegt. Bestätige, dass sie dir gehört: Dann beginnen deine Vorteile.',
        'Warst du das nicht, lass diese Mail liegen: Ohne deine Bestätigung bekommt das Konto nichts, was dir gehört.',
      ],
      action: 'Adresse bestätigen',
    },
    'email-confirm-new': {
      subject: 'Bestätige deine neue E-Mail-Adresse',
      heading: 'Bestätige deine neue E-Mail-Adresse',
      body: [
        'Du möchtest diese Adresse für dein Konto bei Cairn verwenden. Sie ersetzt die alte, sobald du sie bestätigst.',
        'Hast du nicht darum gebeten, lass diese Mail liegen, und nichts ändert sich.',
      ],
      action: 'Adresse bestätigen',
    },
    'email-change-asked': {
      subject: 'Jemand möchte deine E-Mail-Adresse ändern',
      heading: 'Dein Konto soll eine andere Adresse bekommen',
      body: [
        'Jemand, der in deinem Konto bei Cairn angemeldet ist, möchte diese E-Mail-Adresse ersetzen. Das geschieht, sobald die neue bestätigt ist.',
        'Warst du das nicht, ändere jetzt dein Passwort: Das hält es auf.',
      ],
      action: 'Neues Passwort wählen',
    },
    'passkey-added': {
      subject: 'Ein Passkey kam hinzu',
      heading: 'In deinem Konto gibt es einen neuen Passkey',
      body: [
        'Von nun an meldet er ohne Passwort in deinem Konto bei Cairn an.',
        'Warst du das nicht, entferne ihn in deinem Konto und ändere sofort dein Passwort.',
      ],
      action: 'Deine Passkeys ansehen',
    },
    'passkey-removed': {
      subject: 'Ein Passkey wurde entfernt',
      heading: 'Ein Passkey wurde aus deinem Konto entfernt',
      body: ['Er meldet nicht mehr in deinem Konto bei Cairn an.', 'Warst du das nicht, ändere sofort dein Passwort.'],
      action: 'Deine Passkeys ansehen',
    },
    'data-exported': {
      subject: 'Deine Daten wurden heruntergeladen',
      heading: 'Deine Daten wurden heruntergeladen',
      body: [
        'Jemand, der in deinem Konto bei Cairn angemeldet ist, hat alles heruntergeladen, was wir über dich wissen, und davor dein Passwort oder einen Passkey verwendet.',
        'Warst du das nicht, ändere sofort dein Passwort und sag es uns.',
      ],
      action: 'Kontakt',
    },
    'account-deleted': {
      subject: 'Dein Konto ist gelöscht',
      heading: 'Dein Konto ist gelöscht',
      body: [
        'Dein Konto bei Cairn ist weg, wie du es wolltest. Das ist die letzte Mail dazu, und wir behalten keine Kopie.',
        'Warst du das nicht, sag es uns sofort.',
      ],
      action: 'Kontakt',
    },
    'subscription-confirm': {
      subject: 'Bestätige unseren Brief',
      heading: 'Noch ein Klick bis zum Brief',
      body: [
        'Jemand hat für diese Adresse den Brief von Cairn bestellt. Er kommt nur, wenn du es bestätigst.',
        'Warst du das nicht, lass diese Mail liegen: Wir schreiben dir nicht wieder.',
      ],
      action: 'Ja, schickt mir den Brief',
    },
    'subscription-leave': {
      subject: 'Brief abbestellen',
      heading: 'Brief abbestellen',
      body: [
        'Jemand möchte den Brief von Cairn an diese Adresse abbestellen. Er endet, wenn du es bestätigst.',
        'Möchtest du ihn weiter lesen, lass diese Mail liegen.',
      ],
      action: 'Brief abbestellen',
    },
    'loyalty-confirm': {
      subject: 'Bestätige deine Mitgliedschaft',
      heading: 'Noch ein Schritt',
      body: ['Bestätige, dass diese Adresse dir gehört. Ab heute zählen deine Punkte.'],
      action: 'Mitgliedschaft bestätigen',
    },
    'back-in-stock': {
      subject: 'Wieder da: {product}',
      heading: 'Wieder da',
      body: ['Du wolltest es wissen: {product} ist wieder auf Lager.'],
      action: 'Ansehen',
    },
    'question-answered': {
      subject: 'Antwort auf deine Frage zu {product}',
      heading: 'Es gibt eine Antwort',
      body: ['Auf deine Frage zu {product} gibt es eine Antwort.'],
      action: 'Lesen',
    },
    'favorites-shared': {
      subject: 'Eine Favoritenliste für dich',
      heading: 'Jemand hat eine Liste mit dir geteilt',
      body: ['Diese Sachen von Cairn wurden mit einem Gedanken an dich ausgesucht.'],
      action: 'Liste ansehen',
    },
    'contact-received': {
      subject: 'Deine Nachricht ist da: {caseNumber}',
      heading: 'Deine Nachricht ist da',
      body: ['Danke. Ein Mensch liest sie und antwortet innerhalb von zwei Werktagen.'],
    },
  },
  words: {
    subtotal: 'Artikel',
    discount: 'Rabatt',
    shipping: 'Versand',
    tax: 'Steuer',
    taxIncluded: 'Enthaltene MwSt.',
    total: 'Gesamt',
    refund: 'Erstattung',
    earlier: 'Verrechnet mit früherer Erstattung',
    given: 'Gutschrift von uns',
    free: 'Kostenlos',
    deliverTo: 'Geht an',
    cardNumber: 'Nummer',
    code: 'Code',
    amount: 'Betrag',
    validUntil: 'Gültig bis',
    tracking: 'Sendungsnummer',
    footer: 'Cairn. Steine, die den Weg zeigen.',
    leaveText:
      'Sie haben um diesen Brief gebeten, oder jemand hat an Sie gedacht. Wenn Sie nur noch Post zu Bestellungen und Konto möchten:',
    leave: 'Abmelden',
  },
}
