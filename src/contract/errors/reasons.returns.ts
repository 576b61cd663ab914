import type { Texts } from '#domain/sites/texts.ts'

/** Why something is not taken back, exchanged or refunded. */
export const RETURN_REASONS = {
  sayWhyNotAll: {
    en: 'say why not everything is refunded.',
    fr: 'dites pourquoi tout n’est pas remboursé.',
    de: 'Sag, warum nicht alles erstattet wird.',
    es: 'di por qué no se reembolsa todo.',
  },
  takenIn: {
    en: 'it was taken in already.',
    fr: 'il a déjà été reçu.',
    de: 'Sie wurde schon angenommen.',
    es: 'ya se recibió.',
  },
  sayWholeParcel: {
    en: 'say whether all of its parcel came back.',
    fr: 'dites si tout le colis est revenu.',
    de: 'Sag, ob das ganze Paket zurückkam.',
    es: 'di si volvió el paquete entero.',
  },
  sayEachPiece: {
    en: 'say of each piece how it came.',
    fr: 'dites pour chaque pièce dans quel état elle est arrivée.',
    de: 'Sag von jedem Stück, wie es ankam.',
    es: 'di cómo llegó cada pieza.',
  },
  neverReached: {
    en: 'it never reached its buyer, who got another size for it: it can only be accepted, as it came or as missing.',
    fr: 'il n’est jamais parvenu à l’acheteur, qui a reçu une autre taille : il ne peut qu’être accepté, tel quel ou comme manquant.',
    de: 'Es kam nie beim Käufer an, der dafür eine andere Größe bekam: Es kann nur angenommen werden, wie es kam oder als fehlend.',
    es: 'nunca llegó a quien compró, que recibió otra talla: solo puede aceptarse, tal como llegó o como perdido.',
  },
  lessThanKept: {
    en: 'less is paid for it now than would be kept back. Take it as it is, or refuse it.',
    fr: 'on en rembourse moins que ce qui serait retenu. Prenez-le tel quel ou refusez-le.',
    de: 'Dafür wird jetzt weniger gezahlt, als einbehalten würde. Nimm es, wie es ist, oder lehne es ab.',
    es: 'ahora se paga menos por él de lo que se retendría. Acéptalo como está o recházalo.',
  },
  moreThanLeft: {
    en: 'more than what is left of this order.',
    fr: 'c’est plus que ce qui reste de cette commande.',
    de: 'Das ist mehr, als von dieser Bestellung übrig ist.',
    es: 'es más de lo que queda de este pedido.',
  },
  giftCardStillPays: {
    en: 'the price of a gift card goes back only as far as it is taken off the card. Take it off first: Gift cards, Correct.',
    fr: 'le prix d’une carte cadeau n’est rendu que dans la mesure où il est retiré de la carte. Retirez-le d’abord : Cartes cadeaux, Corriger.',
    de: 'Der Preis einer Geschenkkarte geht nur so weit zurück, wie er von der Karte genommen wird. Nimm ihn zuerst herunter: Geschenkkarten, Berichtigen.',
    es: 'el precio de una tarjeta regalo solo se devuelve en la medida en que se quita de la tarjeta. Quítalo primero: Tarjetas regalo, Corregir.',
  },
  decidedAlready: {
    en: 'somebody has decided already.',
    fr: 'quelqu’un a déjà décidé.',
    de: 'Jemand hat schon entschieden.',
    es: 'alguien ya ha decidido.',
  },
  orderChanged: {
    en: 'the order has changed since it was asked for.',
    fr: 'la commande a changé depuis la demande.',
    de: 'Die Bestellung hat sich seit der Anfrage geändert.',
    es: 'el pedido ha cambiado desde que se pidió.',
  },
  refundedBefore: {
    en: 'money went back for these pieces before.',
    fr: 'ces pièces ont déjà été remboursées.',
    de: 'Für diese Stücke ging schon Geld zurück.',
    es: 'estas piezas ya se reembolsaron.',
  },
  costNothing: {
    en: 'these pieces cost nothing.',
    fr: 'ces pièces ne coûtent rien.',
    de: 'Diese Stücke kosten nichts.',
    es: 'estas piezas no cuestan nada.',
  },
  providerSilent: {
    en: 'the payment provider does not answer.',
    fr: 'le prestataire de paiement ne répond pas.',
    de: 'Der Zahlungsdienst antwortet nicht.',
    es: 'el proveedor de pagos no responde.',
  },
  beingPacked: {
    en: 'it is being packed. Once it has left it can be exchanged.',
    fr: 'il est en cours d’emballage. Une fois parti, il pourra être échangé.',
    de: 'Es wird gerade gepackt. Sobald es unterwegs ist, kann es getauscht werden.',
    es: 'se está preparando. Cuando haya salido se podrá cambiar.',
  },
  noOtherSize: {
    en: 'there is no other size of it to send.',
    fr: 'il n’y a pas d’autre taille à envoyer.',
    de: 'Es gibt keine andere Größe, die man schicken könnte.',
    es: 'no hay otra talla que enviar.',
  },
  notSameModel: {
    en: 'that is no other size of the same.',
    fr: 'ce n’est pas une autre taille du même article.',
    de: 'Das ist keine andere Größe davon.',
    es: 'no es otra talla de lo mismo.',
  },
  sizeShort: {
    en: 'there are not enough pieces of that size.',
    fr: 'il n’y a pas assez de pièces de cette taille.',
    de: 'Von dieser Größe gibt es nicht genug.',
    es: 'no hay bastantes piezas de esa talla.',
  },
} as const satisfies Texts
