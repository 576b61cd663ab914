import type { LetterTexts } from './letter-texts.ts'

export const orders = {
  'order-placed': {
    subject: {
      en: 'Your order {orderNumber}',
      fr: 'Votre commande {orderNumber}',
      de: 'Deine Bestellung {orderNumber}',
      es: 'Tu pedido {orderNumber}',
    },
    heading: {
      en: 'We have your order',
      fr: 'Nous avons votre commande',
      de: 'Wir haben deine Bestellung',
      es: 'Tenemos tu pedido',
    },
    body: [
      {
        en: 'Thank you. We are packing it soon and write again when it leaves. Until then you can still cancel.',
        fr: 'Merci. Nous la préparons bientôt et vous écrirons à son départ. Jusque-là, vous pouvez encore l’annuler.',
        de: 'Danke. Wir packen bald und schreiben dir, sobald sie unterwegs ist. Bis dahin kannst du noch stornieren.',
        es: 'Gracias. Lo preparamos pronto y te escribiremos cuando salga. Hasta entonces puedes cancelarlo.',
      },
    ],
    action: { en: 'See your order', fr: 'Voir la commande', de: 'Bestellung ansehen', es: 'Ver el pedido' },
  },
  'order-shipped': {
    subject: {
      en: 'On its way: {orderNumber}',
      fr: 'En route : {orderNumber}',
      de: 'Unterwegs: {orderNumber}',
      es: 'En camino: {orderNumber}',
    },
    heading: {
      en: 'Your parcel has left',
      fr: 'Votre colis est parti',
      de: 'Dein Paket ist unterwegs',
      es: 'Tu paquete ha salido',
    },
    body: [
      {
        en: '{carrier} carries it. The tracking number is {trackingNumber}.',
        fr: '{carrier} le transporte. Le numéro de suivi est {trackingNumber}.',
        de: '{carrier} bringt es. Die Sendungsnummer ist {trackingNumber}.',
        es: 'Lo lleva {carrier}. El número de seguimiento es {trackingNumber}.',
      },
    ],
    action: { en: 'Track your order', fr: 'Suivre la commande', de: 'Sendung verfolgen', es: 'Seguir el pedido' },
  },
  'order-ready': {
    subject: {
      en: 'Ready to pick up: {orderNumber}',
      fr: 'À retirer : {orderNumber}',
      de: 'Abholbereit: {orderNumber}',
      es: 'Listo para recoger: {orderNumber}',
    },
    heading: { en: 'It is waiting for you', fr: 'Elle vous attend', de: 'Es wartet auf dich', es: 'Te está esperando' },
    body: [
      {
        en: 'Your order is ready at {store}. Bring the order number and something with your name on it.',
        fr: 'Votre commande est prête à {store}. Apportez le numéro de commande et une pièce d’identité.',
        de: 'Deine Bestellung liegt bei {store} bereit. Bring die Bestellnummer und einen Ausweis mit.',
        es: 'Tu pedido está listo en {store}. Trae el número de pedido y un documento con tu nombre.',
      },
    ],
    action: { en: 'See your order', fr: 'Voir la commande', de: 'Bestellung ansehen', es: 'Ver el pedido' },
  },
  'order-delayed': {
    subject: {
      en: 'Later than promised: {orderNumber}',
      fr: 'Plus tard que prévu : {orderNumber}',
      de: 'Später als versprochen: {orderNumber}',
      es: 'Más tarde de lo previsto: {orderNumber}',
    },
    heading: {
      en: 'Part of your order comes later',
      fr: 'Une partie de votre commande arrive plus tard',
      de: 'Ein Teil deiner Bestellung kommt später',
      es: 'Una parte de tu pedido llega más tarde',
    },
    body: [
      {
        en: 'These items are not in our warehouse yet. We expect them on {expectedOn} and send them as soon as they are here. You need not do anything.',
        fr: 'Ces articles ne sont pas encore dans notre entrepôt. Nous les attendons le {expectedOn} et les expédions dès leur arrivée. Vous n’avez rien à faire.',
        de: 'Diese Artikel sind noch nicht in unserem Lager. Wir erwarten sie am {expectedOn} und schicken sie los, sobald sie da sind. Du musst nichts tun.',
        es: 'Estos artículos aún no están en nuestro almacén. Los esperamos el {expectedOn} y los enviamos en cuanto lleguen. No tienes que hacer nada.',
      },
      {
        en: 'If you do not want to wait, write to us: what has not left can still be cancelled.',
        fr: 'Si vous ne souhaitez pas attendre, écrivez-nous : ce qui n’est pas parti peut encore être annulé.',
        de: 'Willst du nicht warten, schreib uns: Was noch nicht unterwegs ist, lässt sich stornieren.',
        es: 'Si no quieres esperar, escríbenos: lo que no ha salido aún se puede cancelar.',
      },
    ],
    action: { en: 'See your order', fr: 'Voir la commande', de: 'Bestellung ansehen', es: 'Ver el pedido' },
  },
  'order-cancelled': {
    subject: {
      en: 'Cancelled: {orderNumber}',
      fr: 'Annulée : {orderNumber}',
      de: 'Storniert: {orderNumber}',
      es: 'Cancelado: {orderNumber}',
    },
    heading: {
      en: 'Cancelled, as you asked',
      fr: 'Annulée, comme demandé',
      de: 'Storniert, wie gewünscht',
      es: 'Cancelado, como pediste',
    },
    body: [
      {
        en: 'These items will not be sent. What you paid for them goes back the way it came, within five days.',
        fr: 'Ces articles ne partiront pas. La somme payée revient par le même chemin, sous cinq jours.',
        de: 'Diese Artikel schicken wir nicht. Dein Geld geht innerhalb von fünf Tagen den Weg zurück, den es kam.',
        es: 'Estos artículos no se enviarán. Lo que pagaste vuelve por donde vino en cinco días.',
      },
    ],
    action: { en: 'See your order', fr: 'Voir la commande', de: 'Bestellung ansehen', es: 'Ver el pedido' },
  },
  'order-unsent': {
    subject: {
      en: 'We cannot send something: {orderNumber}',
      fr: 'Un article manque : {orderNumber}',
      de: 'Etwas können wir nicht schicken: {orderNumber}',
      es: 'Algo no lo podemos enviar: {orderNumber}',
    },
    heading: {
      en: 'Sorry: we cannot send these',
      fr: 'Désolés : ces articles ne partiront pas',
      de: 'Das können wir leider nicht schicken',
      es: 'Lo sentimos: no podemos enviarlos',
    },
    body: [
      {
        en: 'What you paid for them goes back the way it came, within five days.',
        fr: 'La somme payée revient par le même chemin, sous cinq jours.',
        de: 'Dein Geld dafür geht innerhalb von fünf Tagen den Weg zurück, den es kam.',
        es: 'Lo que pagaste por ellos vuelve por donde vino en cinco días.',
      },
    ],
    action: { en: 'See your order', fr: 'Voir la commande', de: 'Bestellung ansehen', es: 'Ver el pedido' },
  },
  'payment-link': {
    subject: {
      en: 'Your order is ready to pay',
      fr: 'Votre commande est prête à être payée',
      de: 'Deine Bestellung wartet auf die Zahlung',
      es: 'Tu pedido está listo para pagar',
    },
    heading: {
      en: 'As agreed on the telephone',
      fr: 'Comme convenu au téléphone',
      de: 'Wie am Telefon besprochen',
      es: 'Como acordamos por teléfono',
    },
    body: [
      {
        en: 'We have put everything into a cart for you. Open it, look it over and pay the way you like. Nothing is ordered before that.',
        fr: 'Nous avons tout mis dans un panier pour vous. Ouvrez-le, vérifiez-le et payez comme vous voulez. Rien n’est commandé avant.',
        de: 'Wir haben alles für dich in einen Warenkorb gelegt. Öffne ihn, sieh ihn durch und zahle, wie du magst. Vorher ist nichts bestellt.',
        es: 'Lo hemos puesto todo en una cesta para ti. Ábrela, revísala y paga como prefieras. Antes de eso no hay nada pedido.',
      },
      {
        en: 'The link works for {days} days and shows your address: keep it to yourself. We never ask for a card number on the telephone.',
        fr: 'Le lien fonctionne {days} jours et montre votre adresse : gardez-le pour vous. Nous ne demandons jamais de numéro de carte au téléphone.',
        de: 'Der Link gilt {days} Tage und zeigt deine Adresse: Behalte ihn für dich. Am Telefon fragen wir nie nach einer Kartennummer.',
        es: 'El enlace funciona {days} días y muestra tu dirección: guárdalo para ti. Nunca pedimos un número de tarjeta por teléfono.',
      },
    ],
    action: { en: 'Open your cart', fr: 'Ouvrir votre panier', de: 'Warenkorb öffnen', es: 'Abrir tu cesta' },
  },
  'order-address-changed': {
    subject: {
      en: 'New address for {orderNumber}',
      fr: 'Nouvelle adresse pour {orderNumber}',
      de: 'Neue Adresse für {orderNumber}',
      es: 'Nueva dirección para {orderNumber}',
    },
    heading: {
      en: 'We send it to another address',
      fr: 'Nous l’envoyons à une autre adresse',
      de: 'Wir schicken es an eine andere Adresse',
      es: 'Lo enviamos a otra dirección',
    },
    body: [
      {
        en: 'You asked us to change where this order goes. If that was not you, write to us at once: it is not packed yet.',
        fr: 'Vous nous avez demandé de changer l’adresse de cette commande. Si ce n’était pas vous, écrivez-nous tout de suite : elle n’est pas encore emballée.',
        de: 'Du hast uns gebeten, diese Bestellung woandershin zu schicken. Warst du das nicht, schreib uns gleich: Sie ist noch nicht gepackt.',
        es: 'Nos pediste cambiar la dirección de este pedido. Si no fuiste tú, escríbenos enseguida: aún no está empaquetado.',
      },
    ],
    action: { en: 'See your order', fr: 'Voir la commande', de: 'Bestellung ansehen', es: 'Ver el pedido' },
  },
  'payment-lapsed': {
    subject: {
      en: 'Not paid: {orderNumber}',
      fr: 'Non payée : {orderNumber}',
      de: 'Nicht bezahlt: {orderNumber}',
      es: 'Sin pagar: {orderNumber}',
    },
    heading: {
      en: 'Your payment did not come through',
      fr: 'Votre paiement n’a pas abouti',
      de: 'Deine Zahlung kam nicht zustande',
      es: 'Tu pago no se completó',
    },
    body: [
      {
        en: 'Your bank let go of the money for this order before we could take it, so we had to cancel it. You were not charged.',
        fr: 'Votre banque a libéré la somme avant que nous ayons pu l’encaisser : nous avons dû annuler cette commande. Rien n’a été débité.',
        de: 'Deine Bank hat das Geld für diese Bestellung freigegeben, bevor wir es einziehen konnten. Wir mussten sie stornieren; abgebucht wurde nichts.',
        es: 'Tu banco liberó el dinero de este pedido antes de que pudiéramos cobrarlo, así que tuvimos que cancelarlo. No se te ha cobrado nada.',
      },
      {
        en: 'What gift cards paid is back on them. You are welcome to order again.',
        fr: 'Ce que des cartes cadeaux ont payé y est de nouveau. Vous pouvez commander à nouveau.',
        de: 'Was Geschenkkarten bezahlt haben, ist wieder darauf. Du kannst gern noch einmal bestellen.',
        es: 'Lo que pagaron las tarjetas regalo vuelve a estar en ellas. Puedes hacer el pedido de nuevo.',
      },
    ],
    action: { en: 'See your order', fr: 'Voir la commande', de: 'Bestellung ansehen', es: 'Ver el pedido' },
  },
  'gift-card': {
    subject: {
      en: 'A gift card for you',
      fr: 'Une carte cadeau pour vous',
      de: 'Eine Geschenkkarte für dich',
      es: 'Una tarjeta regalo para ti',
    },
    heading: {
      en: 'For the next walk out',
      fr: 'Pour la prochaine sortie',
      de: 'Für den nächsten Weg nach draußen',
      es: 'Para la próxima salida',
    },
    body: [
      {
        en: '{senderName} has sent you a Cairn gift card. Enter its number and code when you pay.',
        fr: '{senderName} vous offre une carte cadeau Cairn. Saisissez son numéro et son code au paiement.',
        de: '{senderName} schenkt dir eine Geschenkkarte von Cairn. Gib Nummer und Code beim Bezahlen ein.',
        es: '{senderName} te regala una tarjeta de Cairn. Escribe su número y su código al pagar.',
      },
    ],
    action: { en: 'Find something', fr: 'Trouver quelque chose', de: 'Etwas finden', es: 'Encontrar algo' },
  },
} satisfies LetterTexts
