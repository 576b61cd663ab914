import type { CatalogueEntry } from './errors.entry.ts'

/** What can go wrong between the shipping step and an order, and with orders later. */
export const CHECKOUT_ERRORS = {
  ITEM_NO_LONGER_AVAILABLE: {
    status: 409,
    ids: ['ORD430'],
    message: {
      en: 'An item sold out while you were checking out. Check your cart, then go on.',
      fr: 'Un article s’est épuisé pendant votre commande. Vérifiez votre panier, puis continuez.',
      de: 'Während du an der Kasse warst, ist ein Artikel ausverkauft. Prüfe deinen Warenkorb und mach dann weiter.',
      es: 'Un artículo se ha agotado mientras comprabas. Revisa tu cesta y continúa.',
    },
    messageKey: 'itemNoLongerAvailable',
  },
  ORDER_SWITCHED_TO_SHIPPING: {
    status: 409,
    ids: ['ORD516'],
    message: {
      en: 'Your store cannot hold these items any more. We can send them to you instead: check the delivery step.',
      fr: 'Votre magasin ne peut plus réserver ces articles. Nous pouvons vous les envoyer : vérifiez l’étape de livraison.',
      de: 'Dein Laden kann diese Artikel nicht mehr zurücklegen. Wir können sie dir schicken: Prüfe den Lieferschritt.',
      es: 'Tu tienda ya no puede reservar estos artículos. Podemos enviártelos: revisa el paso de entrega.',
    },
    messageKey: 'orderSwitchedToShipping',
  },
  ORDER_SWITCHED_TO_SHIP_TO_STORE: {
    status: 409,
    ids: ['ORD517'],
    message: {
      en: 'Your store has run out, but we can send these items there. Check the delivery step.',
      fr: 'Votre magasin n’en a plus, mais nous pouvons y envoyer ces articles. Vérifiez l’étape de livraison.',
      de: 'Dein Laden hat keine mehr, aber wir können die Artikel dorthin schicken. Prüfe den Lieferschritt.',
      es: 'A tu tienda no le quedan, pero podemos enviar allí estos artículos. Revisa el paso de entrega.',
    },
    messageKey: 'orderSwitchedToShipToStore',
  },
  ORDER_SWITCHED_TO_PICKUP: {
    status: 409,
    ids: ['ORD518'],
    message: {
      en: 'These items can only be picked up in a store. Choose one in the delivery step.',
      fr: 'Ces articles sont à retirer en magasin uniquement. Choisissez-en un à l’étape de livraison.',
      de: 'Diese Artikel lassen sich nur in einem Laden abholen. Wähle einen im Lieferschritt.',
      es: 'Estos artículos solo se recogen en tienda. Elige una en el paso de entrega.',
    },
    messageKey: 'orderSwitchedToPickup',
  },
  TOTALS_FAILURE: {
    status: 409,
    ids: ['ORD415'],
    message: {
      en: 'The total has changed since you last saw it. Check it, then place your order again.',
      fr: 'Le total a changé depuis que vous l’avez vu. Vérifiez-le, puis commandez à nouveau.',
      de: 'Die Summe hat sich geändert, seit du sie gesehen hast. Prüfe sie und bestelle dann noch einmal.',
      es: 'El total ha cambiado desde que lo viste. Revísalo y haz el pedido de nuevo.',
    },
    messageKey: 'totalsFailure',
  },
  ORDER_NOT_FOUND: {
    status: 404,
    ids: ['ORD409'],
    message: {
      en: 'We cannot find this order. Check the order number and the email address.',
      fr: 'Nous ne trouvons pas cette commande. Vérifiez son numéro et l’adresse e-mail.',
      de: 'Diese Bestellung finden wir nicht. Prüfe Bestellnummer und E-Mail-Adresse.',
      es: 'No encontramos este pedido. Revisa el número y el correo.',
    },
    messageKey: 'orderNotFound',
  },
  PURCHASE_NOT_FOUND: {
    status: 404,
    ids: ['OHS4004'],
    message: {
      en: 'This order is not in your history. Check the order number.',
      fr: 'Cette commande n’est pas dans votre historique. Vérifiez son numéro.',
      de: 'Diese Bestellung ist nicht unter deinen Bestellungen. Prüfe die Bestellnummer.',
      es: 'Este pedido no está en tu historial. Revisa el número.',
    },
    messageKey: 'purchaseNotFound',
  },
  INVALID_ORDER_EMAIL: {
    status: 400,
    ids: ['ORD400'],
    message: {
      en: 'This is not the email address of the order. Use the one you ordered with.',
      fr: 'Ce n’est pas l’adresse e-mail de la commande. Utilisez celle avec laquelle vous avez commandé.',
      de: 'Das ist nicht die E-Mail-Adresse der Bestellung. Nimm die, mit der du bestellt hast.',
      es: 'Este no es el correo del pedido. Usa el que diste al pedir.',
    },
    messageKey: 'invalidOrderEmail',
  },
  SHIPPING_METHOD_UNAVAILABLE: {
    status: 409,
    ids: ['SHP404'],
    message: {
      en: 'This delivery method is not available for your items. Choose another one.',
      fr: 'Ce mode de livraison n’existe pas pour vos articles. Choisissez-en un autre.',
      de: 'Diese Lieferart gibt es für deine Artikel nicht. Wähle eine andere.',
      es: 'Esta forma de entrega no existe para tus artículos. Elige otra.',
    },
    messageKey: 'shippingMethodUnavailable',
  },
  SHIPPING_POBOX_UNAVAILABLE: {
    status: 400,
    ids: ['SHP500'],
    message: {
      en: 'We cannot deliver to a PO box. Enter a street address.',
      fr: 'Nous ne livrons pas aux boîtes postales. Saisissez une rue.',
      de: 'An ein Postfach können wir nicht liefern. Gib eine Straße an.',
      es: 'No podemos entregar en un apartado de correos. Escribe una calle.',
    },
    messageKey: 'shippingPoboxUnavailable',
  },
  SHIPPING_PHONE_EMPTY: {
    status: 400,
    ids: ['SHP410'],
    message: {
      en: 'Enter a phone number, so that the carrier can reach you.',
      fr: 'Saisissez un numéro de téléphone, pour que le transporteur puisse vous joindre.',
      de: 'Gib eine Telefonnummer an, damit der Paketdienst dich erreicht.',
      es: 'Escribe un teléfono, para que el transportista pueda localizarte.',
    },
    messageKey: 'shippingPhoneEmpty',
  },
  CANT_SHIP_THERE: {
    status: 409,
    ids: ['PAY401'],
    message: {
      en: 'We cannot ship to this address. Enter another one, or pick up in a store.',
      fr: 'Nous ne pouvons pas livrer à cette adresse. Saisissez-en une autre ou retirez en magasin.',
      de: 'An diese Adresse können wir nicht liefern. Gib eine andere an oder hol in einem Laden ab.',
      es: 'No podemos enviar a esta dirección. Escribe otra o recoge en una tienda.',
    },
    messageKey: 'cantShipThere',
  },
  SHIPPING_ADDRESS_INVALID: {
    status: 400,
    ids: ['CHK380'],
    message: {
      en: 'Check the shipping address: something in it is missing or not right.',
      fr: 'Vérifiez l’adresse de livraison : il y manque quelque chose ou une partie est incorrecte.',
      de: 'Prüfe die Lieferadresse: Darin fehlt etwas oder stimmt etwas nicht.',
      es: 'Revisa la dirección de entrega: falta algo o algo no es correcto.',
    },
    messageKey: 'shippingAddressInvalid',
  },
  ADDRESS_INVALID: {
    status: 400,
    ids: ['CHK320'],
    message: {
      en: 'Check this address: something in it is missing or not right.',
      fr: 'Vérifiez cette adresse : il y manque quelque chose ou une partie est incorrecte.',
      de: 'Prüfe diese Adresse: Darin fehlt etwas oder stimmt etwas nicht.',
      es: 'Revisa esta dirección: falta algo o algo no es correcto.',
    },
    messageKey: 'addressInvalid',
  },
  BILLING_ADDRESS_MISSING: {
    status: 400,
    ids: ['BIL400'],
    message: {
      en: 'Enter a billing address to go on.',
      fr: 'Saisissez une adresse de facturation pour continuer.',
      de: 'Gib eine Rechnungsadresse an, um weiterzumachen.',
      es: 'Escribe una dirección de facturación para continuar.',
    },
    messageKey: 'billingAddressMissing',
  },
  BILLING_PHONE_MISSING: {
    status: 400,
    ids: ['BILL410'],
    message: {
      en: 'Enter a phone number for the billing address.',
      fr: 'Saisissez un numéro de téléphone pour l’adresse de facturation.',
      de: 'Gib eine Telefonnummer für die Rechnungsadresse an.',
      es: 'Escribe un teléfono para la dirección de facturación.',
    },
    messageKey: 'billingPhoneMissing',
  },
  TAX_FAILURE: {
    status: 409,
    ids: ['TAX309'],
    message: {
      en: 'We could not work out the tax for this address. Check the address and try again.',
      fr: 'Nous n’avons pas pu calculer la taxe pour cette adresse. Vérifiez l’adresse et réessayez.',
      de: 'Wir konnten die Steuer für diese Adresse nicht berechnen. Prüfe die Adresse und versuch es noch einmal.',
      es: 'No hemos podido calcular el impuesto de esta dirección. Revísala e inténtalo de nuevo.',
    },
    messageKey: 'taxFailure',
  },
  TAX_UPDATED: {
    status: 409,
    ids: ['TAX310'],
    message: {
      en: 'The tax has changed for your address. Check the new total, then place your order again.',
      fr: 'La taxe a changé pour votre adresse. Vérifiez le nouveau total, puis commandez à nouveau.',
      de: 'Die Steuer für deine Adresse hat sich geändert. Prüfe die neue Summe und bestelle dann noch einmal.',
      es: 'El impuesto de tu dirección ha cambiado. Revisa el nuevo total y haz el pedido de nuevo.',
    },
    messageKey: 'taxUpdated',
  },
  EMPLOYEE_STORE_NOT_FOUND: {
    status: 404,
    ids: ['STR404'],
    message: {
      en: 'We do not know this store or this employee in it. Check the numbers.',
      fr: 'Nous ne connaissons pas ce magasin ou cet employé. Vérifiez les numéros.',
      de: 'Diesen Laden oder diese Personalnummer darin kennen wir nicht. Prüfe die Nummern.',
      es: 'No conocemos esta tienda o a este empleado en ella. Revisa los números.',
    },
    messageKey: 'employeeStoreNotFound',
  },
  RETURN_CREATION_ERROR: {
    status: 500,
    ids: ['RTN500'],
    message: {
      en: 'We could not create your return. Try again in a minute, or contact us.',
      fr: 'Nous n’avons pas pu créer votre retour. Réessayez dans une minute ou écrivez-nous.',
      de: 'Wir konnten deine Rücksendung nicht anlegen. Versuch es in einer Minute noch einmal oder schreib uns.',
      es: 'No hemos podido crear tu devolución. Inténtalo de nuevo en un minuto o escríbenos.',
    },
    messageKey: 'returnCreationError',
  },
} as const satisfies Record<string, CatalogueEntry>
