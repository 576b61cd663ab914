import type { Texts } from '#domain/sites/texts.ts'

export const dialogs = {
  issue: { en: 'Issue a card', fr: 'Émettre une carte', de: 'Karte ausstellen', es: 'Emitir una tarjeta' },
  issueText: {
    en: 'It is made and mailed. Above your limit a second person decides first.',
    fr: 'Elle est créée et envoyée par e-mail. Au-delà de votre limite, une deuxième personne décide d’abord.',
    de: 'Sie wird erstellt und gemailt. Über deiner Grenze entscheidet zuerst eine zweite Person.',
    es: 'Se crea y se envía por correo. Por encima de tu límite decide antes otra persona.',
  },
  email: { en: 'For (email)', fr: 'Pour (e-mail)', de: 'Für (E-Mail)', es: 'Para (correo)' },
  shop: { en: 'Shop and language', fr: 'Boutique et langue', de: 'Shop und Sprache', es: 'Tienda e idioma' },
  correct: { en: 'Correct', fr: 'Corriger', de: 'Berichtigen', es: 'Corregir' },
  correctText: {
    en: 'Put an amount on the card, or with a minus take it off. Above your limit a second person decides.',
    fr: 'Créditer un montant, ou le retirer avec un moins. Au-delà de votre limite, une deuxième personne décide.',
    de: 'Einen Betrag gutschreiben, mit Minus abziehen. Über deiner Grenze entscheidet eine zweite Person.',
    es: 'Abona un importe o, con menos, réstalo. Por encima de tu límite decide otra persona.',
  },
  atMost: {
    en: 'At most {amount} at a time',
    fr: 'Au plus {amount} à la fois',
    de: 'Höchstens {amount} auf einmal',
    es: 'Como máximo {amount} cada vez',
  },
  freeze: { en: 'Freeze', fr: 'Geler', de: 'Sperren', es: 'Bloquear' },
  unfreeze: { en: 'Let it pay again', fr: 'Dégeler', de: 'Freigeben', es: 'Desbloquear' },
  freezeText: {
    en: 'A frozen card pays for nothing; its balance stays.',
    fr: 'Une carte gelée ne paie rien ; son solde reste.',
    de: 'Eine gesperrte Karte zahlt nichts; ihr Guthaben bleibt.',
    es: 'Una tarjeta bloqueada no paga nada; su saldo permanece.',
  },
  reason: { en: 'Reason', fr: 'Motif', de: 'Grund', es: 'Motivo' },
  given: { en: 'Done.', fr: 'Fait.', de: 'Erledigt.', es: 'Hecho.' },
  waits: {
    en: 'Asked of a second person.',
    fr: 'Demandé à une deuxième personne.',
    de: 'Eine zweite Person ist gefragt.',
    es: 'Se ha pedido a otra persona.',
  },
} satisfies Texts
