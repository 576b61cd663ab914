import type { Texts } from '#domain/sites/texts.ts'

export default {
  CAPTCHA_FAILED: {
    en: 'We could not tell that you are a person. Try again.',
    fr: 'Nous n’avons pas pu vérifier que vous êtes une personne. Réessayez.',
    de: 'Wir konnten nicht erkennen, dass du ein Mensch bist. Versuch es noch einmal.',
    es: 'No hemos podido comprobar que eres una persona. Inténtalo de nuevo.',
  },
  PAYMENT_ERROR: {
    en: 'Your payment was not accepted. Use another way to pay.',
    fr: 'Votre paiement n’a pas été accepté. Payez autrement.',
    de: 'Deine Zahlung wurde nicht angenommen. Zahl auf anderem Weg.',
    es: 'Tu pago no se ha aceptado. Paga de otra forma.',
  },
  PAYMENT_FRAUD_VERIFICATION_EXCEPTION: {
    en: 'We could not verify this payment. Use another card, or contact us.',
    fr: 'Nous n’avons pas pu vérifier ce paiement. Utilisez une autre carte ou contactez-nous.',
    de: 'Wir konnten diese Zahlung nicht prüfen. Nimm eine andere Karte oder schreib uns.',
    es: 'No hemos podido verificar este pago. Usa otra tarjeta o escríbenos.',
  },
  CC_EXPIRY_DATE_INVALID: {
    en: 'Check the expiry date of your card.',
    fr: 'Vérifiez la date d’expiration de votre carte.',
    de: 'Prüf das Ablaufdatum deiner Karte.',
    es: 'Revisa la fecha de caducidad de tu tarjeta.',
  },
  PAYMENT_NOT_ENOUGH: {
    en: 'Your payment does not cover the total. Add another way to pay.',
    fr: 'Votre paiement ne couvre pas le total. Ajoutez un autre moyen.',
    de: 'Deine Zahlung deckt den Betrag nicht. Füg eine weitere hinzu.',
    es: 'Tu pago no cubre el total. Añade otra forma de pago.',
  },
  PAYMENT_INSTRUMENT_NOT_FOUND: {
    en: 'We cannot find this payment method. Choose another one.',
    fr: 'Ce moyen de paiement est introuvable. Choisissez-en un autre.',
    de: 'Diese Zahlungsart gibt es nicht mehr. Wähl eine andere.',
    es: 'No encontramos esta forma de pago. Elige otra.',
  },
  GC_INVALID: {
    en: 'This is not a gift card number. It has 19 digits.',
    fr: 'Ce n’est pas un numéro de carte cadeau. Il a 19 chiffres.',
    de: 'Das ist keine Geschenkkartennummer. Sie hat 19 Ziffern.',
    es: 'No es un número de tarjeta regalo. Tiene 19 cifras.',
  },
  GC_INVALID2: {
    en: 'This number and code do not belong together. Check both.',
    fr: 'Ce numéro et ce code ne vont pas ensemble. Vérifiez les deux.',
    de: 'Nummer und Code gehören nicht zusammen. Prüf beide.',
    es: 'Este número y este código no coinciden. Revisa los dos.',
  },
  GC_MISSING_CODE: {
    en: 'Enter the 8-digit code of your gift card.',
    fr: 'Saisissez le code à 8 chiffres de votre carte cadeau.',
    de: 'Gib den 8-stelligen Code deiner Geschenkkarte ein.',
    es: 'Escribe el código de 8 cifras de tu tarjeta regalo.',
  },
  GC_NOT_ACTIVE: {
    en: 'This gift card is not active. Contact us with the receipt.',
    fr: 'Cette carte cadeau n’est pas active. Contactez-nous avec le reçu.',
    de: 'Diese Geschenkkarte ist nicht aktiv. Melde dich mit dem Beleg.',
    es: 'Esta tarjeta regalo no está activa. Escríbenos con el recibo.',
  },
  GC_EXPIRED: {
    en: 'This gift card has expired. Use another one.',
    fr: 'Cette carte cadeau a expiré. Utilisez-en une autre.',
    de: 'Diese Geschenkkarte ist abgelaufen. Nimm eine andere.',
    es: 'Esta tarjeta regalo ha caducado. Usa otra.',
  },
  GC_NOT_ALLOWED: {
    en: 'This gift card is for another country. Use one in your currency.',
    fr: 'Cette carte cadeau est pour un autre pays. Utilisez-en une dans votre devise.',
    de: 'Diese Geschenkkarte gilt in einem anderen Land. Nimm eine in deiner Währung.',
    es: 'Esta tarjeta regalo es de otro país. Usa una en tu moneda.',
  },
  GC_ZERO_BALANCE: {
    en: 'This gift card is empty. Use another one.',
    fr: 'Cette carte cadeau est vide. Utilisez-en une autre.',
    de: 'Diese Geschenkkarte ist leer. Nimm eine andere.',
    es: 'Esta tarjeta regalo está vacía. Usa otra.',
  },
  GC_ALREADY_APPLIED: {
    en: 'This gift card is already in use on this order.',
    fr: 'Cette carte cadeau sert déjà à cette commande.',
    de: 'Diese Geschenkkarte ist schon eingelöst.',
    es: 'Esta tarjeta regalo ya se usa en este pedido.',
  },
  GC_MAX_REACHED: {
    en: 'You can use 5 gift cards per order at most.',
    fr: 'Vous pouvez utiliser 5 cartes cadeaux au plus par commande.',
    de: 'Du kannst höchstens 5 Geschenkkarten pro Bestellung einlösen.',
    es: 'Puedes usar 5 tarjetas regalo por pedido como máximo.',
  },
  GIFT_CARD_NOT_APPLICABLE: {
    en: 'A gift card cannot pay for gift cards. Pay another way.',
    fr: 'Une carte cadeau ne peut pas payer une carte cadeau. Payez autrement.',
    de: 'Mit Geschenkkarten kann man keine Geschenkkarten kaufen. Zahl anders.',
    es: 'Una tarjeta regalo no puede pagar otra. Paga de otra forma.',
  },
} satisfies Texts
