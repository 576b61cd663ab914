import type { Texts } from '#domain/sites/texts.ts'

export default {
  ORDER_NOT_FOUND: {
    en: 'We cannot find this order. Check the order number and the email address.',
    fr: 'Commande introuvable. Vérifiez le numéro et l’e-mail.',
    de: 'Diese Bestellung finden wir nicht. Prüf Nummer und E-Mail-Adresse.',
    es: 'No encontramos este pedido. Revisa el número y el correo.',
  },
  INVALID_ORDER_EMAIL: {
    en: 'This is not the email address of the order. Use the one you ordered with.',
    fr: 'Ce n’est pas l’e-mail de la commande. Utilisez celui de la commande.',
    de: 'Das ist nicht die E-Mail-Adresse der Bestellung.',
    es: 'No es el correo del pedido. Usa el del pedido.',
  },
  PURCHASE_NOT_FOUND: {
    en: 'This order is not in your history. Check the order number.',
    fr: 'Cette commande n’est pas dans votre historique.',
    de: 'Diese Bestellung gehört nicht zu dir. Prüf die Nummer.',
    es: 'Este pedido no está en tu historial.',
  },
  ORDER_ALREADY_CANCELLED: {
    en: 'This order is cancelled already.',
    fr: 'Cette commande est déjà annulée.',
    de: 'Diese Bestellung ist schon storniert.',
    es: 'Este pedido ya está cancelado.',
  },
  NOT_A_GIFT_CARD: {
    en: 'This item is not a gift card that could be sent.',
    fr: 'Cet article n’est pas une carte cadeau.',
    de: 'Dieser Artikel ist keine Geschenkkarte.',
    es: 'Este artículo no es una tarjeta regalo.',
  },
  GIFT_CARD_MONEY_BACK: {
    en: 'Its payment is disputed or refunded, so this gift card is not sent.',
    fr: 'Paiement contesté ou remboursé : la carte n’est pas envoyée.',
    de: 'Die Zahlung ist angefochten oder erstattet: Die Geschenkkarte wird nicht verschickt.',
    es: 'El pago está en disputa o reembolsado: la tarjeta no se envía.',
  },
  ORDER_NOT_CANCELLABLE: {
    en: 'We are already packing this order. You can return it once it has arrived.',
    fr: 'Nous préparons déjà cette commande. Vous pourrez la renvoyer.',
    de: 'Wir packen schon. Du kannst sie nach Erhalt zurückschicken.',
    es: 'Ya estamos preparando el pedido. Podrás devolverlo cuando llegue.',
  },
  RETURN_REFUSED: {
    en: 'These items cannot be returned.',
    fr: 'Ces articles ne peuvent pas être renvoyés.',
    de: 'Diese Artikel können nicht zurückgegeben werden.',
    es: 'Estos artículos no se pueden devolver.',
  },
  RATE_LIMITED: {
    en: 'Too many tries. Wait a minute.',
    fr: 'Trop d’essais. Patientez une minute.',
    de: 'Zu viele Versuche. Wart eine Minute.',
    es: 'Demasiados intentos. Espera un minuto.',
  },
  choose: {
    en: 'Choose at least one item.',
    fr: 'Choisissez au moins un article.',
    de: 'Wähl mindestens einen Artikel.',
    es: 'Elige al menos un artículo.',
  },
  generic: {
    en: 'Something went wrong. Try again.',
    fr: 'Un problème est survenu. Réessayez.',
    de: 'Etwas ging schief. Versuch es noch einmal.',
    es: 'Algo salió mal. Inténtalo de nuevo.',
  },
} satisfies Texts
