import type { CatalogueEntry } from './errors.entry.ts'

/** Refusals the catalogue has no code of their own for. They share the nearest id; `name` and `reason` tell them apart. */
export const REFUSAL_ERRORS = {
  PASSWORD_COMMON: {
    status: 400,
    ids: ['FE872'],
    message: {
      en: 'Many people use this password, and whoever guesses tries it first. Choose another one.',
      fr: 'Ce mot de passe est très répandu : qui devine l’essaie d’abord. Choisissez-en un autre.',
      de: 'Dieses Passwort nehmen viele, und wer rät, versucht es zuerst. Wähle ein anderes.',
      es: 'Mucha gente usa esta contraseña, y quien prueba empieza por ella. Elige otra.',
    },
    messageKey: 'passwordCommon',
  },
  SIGN_UP_CLOSED: {
    status: 401,
    ids: ['AUT404'],
    message: {
      en: 'New accounts cannot be made here at the moment. You can buy without one.',
      fr: 'Impossible de créer un compte ici pour le moment. Vous pouvez acheter sans compte.',
      de: 'Neue Konten gibt es hier zurzeit nicht. Du kannst ohne Konto kaufen.',
      es: 'Ahora mismo no se pueden crear cuentas aquí. Puedes comprar sin una.',
    },
    messageKey: 'signUpClosed',
  },
  CARD_PROOF_REQUIRED: {
    status: 402,
    ids: ['PAY400'],
    message: {
      en: 'Your bank has to confirm this card before it can be kept.',
      fr: 'Votre banque doit confirmer cette carte avant qu’elle soit enregistrée.',
      de: 'Deine Bank muss diese Karte bestätigen, bevor sie gespeichert wird.',
      es: 'Tu banco debe confirmar esta tarjeta antes de guardarla.',
    },
    messageKey: 'cardProofRequired',
  },
  EVENT_FULL: {
    status: 409,
    ids: ['API406'],
    message: {
      en: 'There is no place left on {day}.',
      fr: 'Il n’y a plus de place le {day}.',
      de: 'Am {day} ist kein Platz mehr frei.',
      es: 'No quedan plazas el {day}.',
    },
    messageKey: 'eventFull',
  },
  INVALID_INPUT: {
    status: 400,
    ids: ['API406'],
    message: {
      en: 'Check {field}: {reason}',
      fr: 'Vérifiez {field} : {reason}',
      de: 'Prüfe {field}: {reason}',
      es: 'Revisa {field}: {reason}',
    },
    messageKey: 'invalidInput',
  },
  TRANSACTION_REUSED: {
    status: 409,
    ids: ['API406'],
    message: {
      en: 'This x-transaction-id was used for another request. Send a new one.',
      fr: 'Ce x-transaction-id a servi à une autre requête. Envoyez-en un nouveau.',
      de: 'Diese x-transaction-id gehört zu einer anderen Anfrage. Schick eine neue.',
      es: 'Este x-transaction-id se usó en otra petición. Envía uno nuevo.',
    },
    messageKey: 'transactionReused',
  },
  TRANSACTION_IN_PROGRESS: {
    status: 409,
    ids: ['API406'],
    message: {
      en: 'The first request with this x-transaction-id is still being answered. Try again in a moment.',
      fr: 'La première requête avec ce x-transaction-id est encore en cours. Réessayez dans un instant.',
      de: 'Die erste Anfrage mit dieser x-transaction-id wird noch beantwortet. Versuch es gleich noch einmal.',
      es: 'La primera petición con este x-transaction-id aún se está respondiendo. Inténtalo de nuevo en un momento.',
    },
    messageKey: 'transactionInProgress',
  },
  BODY_TOO_LARGE: {
    status: 413,
    ids: ['API406'],
    message: {
      en: 'This request is too large. Send at most {maxBytes} bytes.',
      fr: 'Cette requête est trop grande. Envoyez {maxBytes} octets au maximum.',
      de: 'Diese Anfrage ist zu groß. Schick höchstens {maxBytes} Bytes.',
      es: 'Esta petición es demasiado grande. Envía como máximo {maxBytes} bytes.',
    },
    messageKey: 'bodyTooLarge',
  },
  RATE_LIMITED: {
    status: 429,
    ids: ['API406'],
    message: {
      en: 'Too many requests. Try again in {retryAfter} seconds.',
      fr: 'Trop de requêtes. Réessayez dans {retryAfter} secondes.',
      de: 'Zu viele Anfragen. Versuch es in {retryAfter} Sekunden noch einmal.',
      es: 'Demasiadas peticiones. Inténtalo de nuevo en {retryAfter} segundos.',
    },
    messageKey: 'rateLimited',
  },
  CROSS_SITE_REFUSED: {
    status: 401,
    ids: ['AUT404'],
    message: {
      en: 'This request did not come from the shop. Reload the page and try again.',
      fr: 'Cette requête ne vient pas de la boutique. Rechargez la page et réessayez.',
      de: 'Diese Anfrage kam nicht aus dem Shop. Lade die Seite neu und versuch es noch einmal.',
      es: 'Esta petición no viene de la tienda. Recarga la página e inténtalo de nuevo.',
    },
    messageKey: 'crossSiteRefused',
  },
  PROOF_REQUIRED: {
    status: 428,
    ids: ['AUT404'],
    message: {
      en: 'Enter your password again to go on, or use a passkey.',
      fr: 'Saisissez à nouveau votre mot de passe pour continuer, ou utilisez une clé d’accès.',
      de: 'Gib dein Passwort noch einmal ein oder nimm einen Passkey, um weiterzumachen.',
      es: 'Escribe tu contraseña de nuevo para continuar o usa una llave de acceso.',
    },
    messageKey: 'proofRequired',
  },
  CATEGORY_NOT_FOUND: {
    status: 404,
    ids: ['PLP400'],
    message: {
      en: 'There is no such category. Choose another one.',
      fr: 'Cette catégorie n’existe pas. Choisissez-en une autre.',
      de: 'Diese Kategorie gibt es nicht. Wähle eine andere.',
      es: 'Esta categoría no existe. Elige otra.',
    },
    messageKey: 'categoryNotFound',
  },
  LESS_IN_STOCK: {
    status: 409,
    ids: ['INV700'],
    message: {
      en: 'We have only {available} of this left. Choose a smaller quantity.',
      fr: 'Il ne nous en reste que {available}. Choisissez une quantité plus petite.',
      de: 'Davon haben wir nur noch {available}. Wähle eine kleinere Menge.',
      es: 'Disponibles: {available}. Elige una cantidad menor.',
    },
    messageKey: 'lessInStock',
  },
  NOT_A_GIFT_CARD: {
    status: 409,
    ids: ['GFO405'],
    message: {
      en: 'This item is not a gift card that could be sent.',
      fr: 'Cet article n’est pas une carte cadeau à envoyer.',
      de: 'Dieser Artikel ist keine Geschenkkarte, die verschickt werden könnte.',
      es: 'Este artículo no es una tarjeta regalo que se pueda enviar.',
    },
    messageKey: 'notAGiftCard',
  },
  GIFT_CARD_MONEY_BACK: {
    status: 409,
    ids: ['GFO405'],
    message: {
      en: 'This gift card is not sent while its payment is disputed or refunded.',
      fr: 'Cette carte cadeau n’est pas envoyée tant que son paiement est contesté ou remboursé.',
      de: 'Diese Geschenkkarte wird nicht verschickt, solange ihre Zahlung angefochten oder erstattet ist.',
      es: 'Esta tarjeta regalo no se envía mientras su pago esté en disputa o reembolsado.',
    },
    messageKey: 'giftCardMoneyBack',
  },
  ORDER_ALREADY_CANCELLED: {
    status: 409,
    ids: ['ORD404'],
    message: {
      en: 'This order is cancelled already.',
      fr: 'Cette commande est déjà annulée.',
      de: 'Diese Bestellung ist schon storniert.',
      es: 'Este pedido ya está cancelado.',
    },
    messageKey: 'orderAlreadyCancelled',
  },
  ORDER_NOT_CANCELLABLE: {
    status: 409,
    ids: ['ORD404'],
    message: {
      en: 'We are already packing this order. You can return it once it has arrived.',
      fr: 'Nous préparons déjà cette commande. Vous pourrez la retourner dès son arrivée.',
      de: 'Wir packen diese Bestellung schon. Du kannst sie zurückschicken, sobald sie da ist.',
      es: 'Ya estamos preparando este pedido. Podrás devolverlo cuando llegue.',
    },
    messageKey: 'orderNotCancellable',
  },
  RETURN_REFUSED: {
    status: 409,
    ids: ['RTN500'],
    message: {
      en: 'These items cannot be returned: {reason}',
      fr: 'Ces articles ne peuvent pas être retournés. La raison : {reason}',
      de: 'Diese Artikel können nicht zurückgeschickt werden. Der Grund: {reason}',
      es: 'Estos artículos no se pueden devolver. El motivo: {reason}',
    },
    messageKey: 'returnRefused',
  },
  SPEND_LIMIT_REACHED: {
    status: 409,
    ids: ['PRM140'],
    message: {
      en: 'Part of your yearly allowance was used meanwhile. Check the new total, then order again.',
      fr: 'Une partie de votre budget annuel a été utilisée entre-temps. Vérifiez le nouveau total, puis commandez à nouveau.',
      de: 'Ein Teil deines Jahresbudgets wurde inzwischen genutzt. Prüfe die neue Summe und bestelle dann noch einmal.',
      es: 'Mientras tanto se ha usado parte de tu presupuesto anual. Revisa el nuevo total y haz el pedido de nuevo.',
    },
    messageKey: 'spendLimitReached',
  },
  PAYMENT_LINK_SIGN_IN: {
    status: 409,
    ids: ['API406'],
    message: {
      en: 'This order was made for an account. Sign in to it first.',
      fr: 'Cette commande a été préparée pour un compte. Connectez-vous d’abord.',
      de: 'Diese Bestellung ist für ein Konto gemacht. Melde dich zuerst damit an.',
      es: 'Este pedido se hizo para una cuenta. Inicia sesión con ella primero.',
    },
    messageKey: 'paymentLinkSignIn',
  },
  PAYMENT_LINK_ENDED: {
    status: 404,
    ids: ['API406'],
    message: {
      en: 'This link no longer works. Ask us for another.',
      fr: 'Ce lien ne fonctionne plus. Demandez-nous-en un autre.',
      de: 'Dieser Link gilt nicht mehr. Bitte uns um einen neuen.',
      es: 'Este enlace ya no funciona. Pídenos otro.',
    },
    messageKey: 'paymentLinkEnded',
  },
} as const satisfies Record<string, CatalogueEntry>
