import type { CatalogueEntry } from './errors.entry.ts'

/** What can go wrong with cards, gift cards and other ways to pay. */
export const PAYMENT_ERRORS = {
  GC_MAX_REACHED: {
    status: 409,
    ids: ['GFC410'],
    message: {
      en: 'You can use {maxGiftCards} gift cards per order at most.',
      fr: 'Vous pouvez utiliser {maxGiftCards} cartes cadeaux par commande au maximum.',
      de: 'Pro Bestellung kannst du höchstens {maxGiftCards} Geschenkkarten nutzen.',
      es: 'Puedes usar como máximo {maxGiftCards} tarjetas regalo por pedido.',
    },
    messageKey: 'gcMaxReached',
  },
  GC_BALANCE_ERROR: {
    status: 409,
    ids: ['GFC799'],
    message: {
      en: 'We could not read the balance of this gift card. Try again in a minute.',
      fr: 'Nous n’avons pas pu lire le solde de cette carte cadeau. Réessayez dans une minute.',
      de: 'Wir konnten das Guthaben dieser Geschenkkarte nicht lesen. Versuch es in einer Minute noch einmal.',
      es: 'No hemos podido leer el saldo de esta tarjeta regalo. Inténtalo de nuevo en un minuto.',
    },
    messageKey: 'gcBalanceError',
  },
  GC_INVALID: {
    status: 400,
    ids: ['GFC800'],
    message: {
      en: 'This is not a gift card number. It has 19 digits.',
      fr: 'Ce n’est pas un numéro de carte cadeau. Il a 19 chiffres.',
      de: 'Das ist keine Geschenkkartennummer. Sie hat 19 Ziffern.',
      es: 'Este no es un número de tarjeta regalo. Tiene 19 cifras.',
    },
    messageKey: 'gcInvalid',
  },
  GC_INVALID2: {
    status: 400,
    ids: ['GFC700'],
    message: {
      en: 'This number and code do not belong together. Check both.',
      fr: 'Ce numéro et ce code ne vont pas ensemble. Vérifiez les deux.',
      de: 'Nummer und Code gehören nicht zusammen. Prüfe beide.',
      es: 'Este número y este código no van juntos. Revisa los dos.',
    },
    messageKey: 'gcInvalid2',
  },
  GC_NOT_ACTIVE: {
    status: 409,
    ids: ['GFC760'],
    message: {
      en: 'This gift card is not active. Contact us with the receipt.',
      fr: 'Cette carte cadeau n’est pas active. Écrivez-nous avec le ticket.',
      de: 'Diese Geschenkkarte ist nicht aktiv. Schreib uns und halte den Beleg bereit.',
      es: 'Esta tarjeta regalo no está activa. Escríbenos con el recibo.',
    },
    messageKey: 'gcNotActive',
  },
  GC_EXPIRED: {
    status: 409,
    ids: ['GFC812'],
    message: {
      en: 'This gift card has expired. Use another one.',
      fr: 'Cette carte cadeau a expiré. Utilisez-en une autre.',
      de: 'Diese Geschenkkarte ist abgelaufen. Nimm eine andere.',
      es: 'Esta tarjeta regalo ha caducado. Usa otra.',
    },
    messageKey: 'gcExpired',
  },
  GC_NOT_ALLOWED: {
    status: 409,
    ids: ['GFC725'],
    message: {
      en: 'This gift card is for another country. Use one in your currency.',
      fr: 'Cette carte cadeau est pour un autre pays. Utilisez-en une dans votre devise.',
      de: 'Diese Geschenkkarte gilt für ein anderes Land. Nimm eine in deiner Währung.',
      es: 'Esta tarjeta regalo es de otro país. Usa una en tu moneda.',
    },
    messageKey: 'gcNotAllowed',
  },
  GC_ZERO_BALANCE: {
    status: 409,
    ids: ['GFC740'],
    message: {
      en: 'This gift card is empty. Use another one.',
      fr: 'Cette carte cadeau est vide. Utilisez-en une autre.',
      de: 'Diese Geschenkkarte ist leer. Nimm eine andere.',
      es: 'Esta tarjeta regalo está vacía. Usa otra.',
    },
    messageKey: 'gcZeroBalance',
  },
  GC_ALREADY_APPLIED: {
    status: 409,
    ids: ['GFC755'],
    message: {
      en: 'This gift card is already in use on this order.',
      fr: 'Cette carte cadeau est déjà utilisée pour cette commande.',
      de: 'Diese Geschenkkarte wird für diese Bestellung schon genutzt.',
      es: 'Esta tarjeta regalo ya se usa en este pedido.',
    },
    messageKey: 'gcAlreadyApplied',
  },
  GC_MISSING_CODE: {
    status: 400,
    ids: ['GFC400'],
    message: {
      en: 'Enter the 8-digit code of your gift card.',
      fr: 'Saisissez le code à 8 chiffres de votre carte cadeau.',
      de: 'Gib den achtstelligen Code deiner Geschenkkarte ein.',
      es: 'Escribe el código de 8 cifras de tu tarjeta regalo.',
    },
    messageKey: 'gcMissingCode',
  },
  CC_EXPIRY_DATE_INVALID: {
    status: 400,
    ids: ['FE309'],
    message: {
      en: 'Check the expiry date of your card.',
      fr: 'Vérifiez la date d’expiration de votre carte.',
      de: 'Prüfe das Ablaufdatum deiner Karte.',
      es: 'Revisa la fecha de caducidad de tu tarjeta.',
    },
    messageKey: 'ccExpiryDateInvalid',
  },
  PAYMENT_FRAUD_VERIFICATION_EXCEPTION: {
    status: 402,
    ids: ['PYT402'],
    message: {
      en: 'We could not verify this payment. Use another card, or contact us.',
      fr: 'Nous n’avons pas pu vérifier ce paiement. Utilisez une autre carte ou écrivez-nous.',
      de: 'Wir konnten diese Zahlung nicht bestätigen. Nimm eine andere Karte oder schreib uns.',
      es: 'No hemos podido verificar este pago. Usa otra tarjeta o escríbenos.',
    },
    messageKey: 'paymentFraudVerificationException',
  },
  PAYMENT_INSTRUMENT_NOT_FOUND: {
    status: 404,
    ids: ['PYT404'],
    message: {
      en: 'We cannot find this payment method. Choose another one.',
      fr: 'Nous ne trouvons pas ce moyen de paiement. Choisissez-en un autre.',
      de: 'Diese Zahlungsart finden wir nicht. Wähle eine andere.',
      es: 'No encontramos esta forma de pago. Elige otra.',
    },
    messageKey: 'paymentInstrumentNotFound',
  },
  CC_ALREADY_EXISTS: {
    status: 409,
    ids: ['PYT300'],
    message: {
      en: 'This card is already saved.',
      fr: 'Cette carte est déjà enregistrée.',
      de: 'Diese Karte ist schon gespeichert.',
      es: 'Esta tarjeta ya está guardada.',
    },
    messageKey: 'ccAlreadyExists',
  },
  ADDRESS_NOT_FOUND: {
    status: 404,
    ids: ['PYT405'],
    message: {
      en: 'We cannot find the address of this payment method. Enter it again.',
      fr: 'Nous ne trouvons pas l’adresse de ce moyen de paiement. Saisissez-la à nouveau.',
      de: 'Die Adresse dieser Zahlungsart finden wir nicht. Gib sie noch einmal ein.',
      es: 'No encontramos la dirección de esta forma de pago. Escríbela de nuevo.',
    },
    messageKey: 'addressNotFound',
  },
  ADDRESS_FIELDS_MISSING: {
    status: 400,
    ids: ['PYT406'],
    message: {
      en: 'Complete the address of this payment method.',
      fr: 'Complétez l’adresse de ce moyen de paiement.',
      de: 'Vervollständige die Adresse dieser Zahlungsart.',
      es: 'Completa la dirección de esta forma de pago.',
    },
    messageKey: 'addressFieldsMissing',
  },
  PAYMENT_NOT_ENOUGH: {
    status: 402,
    ids: ['PYT400'],
    message: {
      en: 'Your payment does not cover the total. Add another way to pay.',
      fr: 'Votre paiement ne couvre pas le total. Ajoutez un autre moyen de paiement.',
      de: 'Deine Zahlung deckt die Summe nicht. Füge eine weitere Zahlungsart hinzu.',
      es: 'Tu pago no cubre el total. Añade otra forma de pago.',
    },
    messageKey: 'paymentNotEnough',
  },
  PAYMENT_ERROR: {
    status: 402,
    ids: ['PAY400'],
    message: {
      en: 'Your payment was not accepted. Nothing was charged: use another way to pay.',
      fr: 'Votre paiement n’a pas été accepté. Rien n’a été débité : payez autrement.',
      de: 'Deine Zahlung wurde nicht angenommen. Es wurde nichts abgebucht: Zahle anders.',
      es: 'Tu pago no se ha aceptado. No se ha cobrado nada: paga de otra forma.',
    },
    messageKey: 'paymentError',
  },
} as const satisfies Record<string, CatalogueEntry>
