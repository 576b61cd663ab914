import type { LetterTexts } from './letter-texts.ts'

export const returns = {
  'return-created': {
    subject: {
      en: 'Your return {returnNumber}',
      fr: 'Votre retour {returnNumber}',
      de: 'Deine Rücksendung {returnNumber}',
      es: 'Tu devolución {returnNumber}',
    },
    heading: {
      en: 'Your return label is ready',
      fr: 'Votre étiquette de retour est prête',
      de: 'Dein Rücksendeetikett ist fertig',
      es: 'Tu etiqueta de devolución está lista',
    },
    body: [
      {
        en: 'Print the label, put it on the box and hand it in. We refund once the parcel has arrived.',
        fr: 'Imprimez l’étiquette, collez-la sur le colis et déposez-le. Nous remboursons à son arrivée.',
        de: 'Drucke das Etikett aus, kleb es aufs Paket und gib es ab. Wir erstatten, sobald es bei uns ist.',
        es: 'Imprime la etiqueta, pégala en la caja y entrégala. Te reembolsamos cuando llegue.',
      },
    ],
    action: { en: 'Open the return', fr: 'Ouvrir le retour', de: 'Rücksendung öffnen', es: 'Abrir la devolución' },
  },
  'return-refunded': {
    subject: {
      en: 'Refunded: {orderNumber}',
      fr: 'Remboursée : {orderNumber}',
      de: 'Erstattet: {orderNumber}',
      es: 'Reembolsado: {orderNumber}',
    },
    heading: {
      en: 'Your money is on its way back',
      fr: 'Votre argent est en chemin',
      de: 'Dein Geld ist auf dem Rückweg',
      es: 'Tu dinero ya está en camino',
    },
    body: [
      {
        en: 'The items arrived and we have sent the refund. Your bank may take up to five days.',
        fr: 'Les articles sont arrivés et le remboursement est parti. Comptez jusqu’à cinq jours.',
        de: 'Die Artikel sind angekommen, die Erstattung ist raus. Deine Bank braucht bis zu fünf Tage.',
        es: 'Los artículos han llegado y el reembolso ha salido. Tu banco puede tardar hasta cinco días.',
      },
    ],
    action: { en: 'See your order', fr: 'Voir la commande', de: 'Bestellung ansehen', es: 'Ver el pedido' },
  },
  'return-refused': {
    subject: {
      en: 'Your return: {orderNumber}',
      fr: 'Votre retour : {orderNumber}',
      de: 'Deine Rücksendung: {orderNumber}',
      es: 'Tu devolución: {orderNumber}',
    },
    heading: {
      en: 'Your return has arrived',
      fr: 'Votre retour est arrivé',
      de: 'Deine Rücksendung ist da',
      es: 'Tu devolución ha llegado',
    },
    body: [
      {
        en: 'We could not refund everything. {reason}',
        fr: 'Nous n’avons pas pu tout rembourser. {reason}',
        de: 'Wir konnten nicht alles erstatten. {reason}',
        es: 'No hemos podido reembolsarlo todo. {reason}',
      },
      {
        en: 'What we refund is below. If you see it differently, answer this mail.',
        fr: 'Ce que nous remboursons est indiqué ci-dessous. Si vous n’êtes pas d’accord, répondez à cet e-mail.',
        de: 'Was wir erstatten, steht unten. Siehst du das anders, antworte auf diese Mail.',
        es: 'Lo que reembolsamos está abajo. Si no estás de acuerdo, responde a este correo.',
      },
    ],
    action: { en: 'See your order', fr: 'Voir la commande', de: 'Bestellung ansehen', es: 'Ver el pedido' },
  },
  'order-exchanged': {
    subject: {
      en: 'Another size: {orderNumber}',
      fr: 'Une autre taille : {orderNumber}',
      de: 'Andere Größe: {orderNumber}',
      es: 'Otra talla: {orderNumber}',
    },
    heading: {
      en: 'We send you another size',
      fr: 'Nous vous envoyons une autre taille',
      de: 'Wir schicken dir eine andere Größe',
      es: 'Te enviamos otra talla',
    },
    body: [
      {
        en: 'It is set aside for you, at the price you have paid: nothing is charged, and nothing goes back.',
        fr: 'Elle est réservée pour vous, au prix que vous avez payé : rien n’est débité, rien n’est remboursé.',
        de: 'Sie liegt für dich bereit, zum Preis, den du bezahlt hast: Es wird nichts abgebucht und nichts erstattet.',
        es: 'Está apartada para ti, al precio que pagaste: no se cobra ni se devuelve nada.',
      },
    ],
    action: { en: 'See your order', fr: 'Voir la commande', de: 'Bestellung ansehen', es: 'Ver el pedido' },
  },
  'exchange-return': {
    subject: {
      en: 'Send the first size back: {returnNumber}',
      fr: 'Renvoyez la première taille : {returnNumber}',
      de: 'Schick die erste Größe zurück: {returnNumber}',
      es: 'Devuelve la primera talla: {returnNumber}',
    },
    heading: {
      en: 'Your return label is ready',
      fr: 'Votre étiquette de retour est prête',
      de: 'Dein Rücksendeetikett ist fertig',
      es: 'Tu etiqueta de devolución está lista',
    },
    body: [
      {
        en: 'Once you have the first size, print the label, put it on the box and hand it in. The other size does not wait for it.',
        fr: 'Quand vous aurez la première taille, imprimez l’étiquette, collez-la sur le colis et déposez-le. L’autre taille part sans attendre.',
        de: 'Sobald du die erste Größe hast: Drucke das Etikett aus, kleb es aufs Paket und gib es ab. Die andere Größe wartet nicht darauf.',
        es: 'Cuando tengas la primera talla, imprime la etiqueta, pégala en la caja y entrégala. La otra talla sale sin esperar.',
      },
    ],
    action: { en: 'Open the return', fr: 'Ouvrir le retour', de: 'Rücksendung öffnen', es: 'Abrir la devolución' },
  },
  'refund-given': {
    subject: {
      en: 'Money back: {orderNumber}',
      fr: 'Remboursement : {orderNumber}',
      de: 'Geld zurück: {orderNumber}',
      es: 'Dinero devuelto: {orderNumber}',
    },
    heading: {
      en: 'We have sent you money back',
      fr: 'Nous vous avons remboursé une somme',
      de: 'Wir haben dir Geld zurückgeschickt',
      es: 'Te hemos devuelto dinero',
    },
    body: [
      {
        en: 'It goes back the way you paid. Your bank may take up to five days. You need not send anything.',
        fr: 'Elle repart par le moyen de paiement utilisé. Votre banque peut mettre jusqu’à cinq jours. Vous n’avez rien à renvoyer.',
        de: 'Es geht auf dem Weg zurück, auf dem du bezahlt hast. Deine Bank braucht bis zu fünf Tage. Du musst nichts einsenden.',
        es: 'Vuelve por el mismo medio con el que pagaste. Tu banco puede tardar hasta cinco días. No tienes que enviar nada.',
      },
    ],
    action: { en: 'See your order', fr: 'Voir la commande', de: 'Bestellung ansehen', es: 'Ver el pedido' },
  },
  'withdrawal-received': {
    subject: {
      en: 'Receipt of your withdrawal: {orderNumber}',
      fr: 'Rétractation bien reçue : {orderNumber}',
      de: 'Eingang deines Widerrufs: {orderNumber}',
      es: 'Recibo de tu desistimiento: {orderNumber}',
    },
    heading: {
      en: 'We have received your withdrawal',
      fr: 'Nous avons reçu votre rétractation',
      de: 'Dein Widerruf ist eingegangen',
      es: 'Hemos recibido tu desistimiento',
    },
    body: [
      {
        en: 'You withdrew from the contract for the items below on {receivedAt}. This message is your receipt.',
        fr: 'Vous vous êtes rétracté pour les articles ci-dessous le {receivedAt}. Ce message vaut accusé de réception.',
        de: 'Du hast den Vertrag über die Artikel unten am {receivedAt} widerrufen. Diese Nachricht ist deine Bestätigung.',
        es: 'Desististe del contrato de los artículos de abajo el {receivedAt}. Este mensaje es tu recibo.',
      },
      {
        en: 'Send the items back within 14 days. Gifts that are listed below come back too. We refund the amount below.',
        fr: 'Renvoyez les articles sous 14 jours. Les cadeaux indiqués ci-dessous reviennent aussi. Nous remboursons le montant ci-dessous.',
        de: 'Schick die Artikel innerhalb von 14 Tagen zurück. Geschenke, die unten stehen, kommen mit zurück. Wir erstatten den Betrag unten.',
        es: 'Devuelve los artículos en 14 días. Los regalos indicados abajo vuelven también. Te reembolsamos el importe de abajo.',
      },
    ],
    action: { en: 'See your order', fr: 'Voir la commande', de: 'Bestellung ansehen', es: 'Ver el pedido' },
  },
} satisfies LetterTexts
