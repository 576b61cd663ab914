import type { Texts } from '#domain/sites/texts.ts'

export const PAGE_TEXTS = {
  number: { en: 'Card number', fr: 'Numéro de carte', de: 'Kartennummer', es: 'Número de tarjeta' },
  expiry: { en: 'Expires', fr: 'Expire le', de: 'Gültig bis', es: 'Caduca' },
  expiryHint: { en: 'MM/YY', fr: 'MM/AA', de: 'MM/JJ', es: 'MM/AA' },
  cvc: { en: 'Security code', fr: 'Code de sécurité', de: 'Prüfnummer', es: 'Código de seguridad' },
  holder: { en: 'Name on card', fr: 'Nom sur la carte', de: 'Name auf der Karte', es: 'Nombre en la tarjeta' },
  use: { en: 'Use this card', fr: 'Utiliser cette carte', de: 'Diese Karte verwenden', es: 'Usar esta tarjeta' },
  challengeTitle: { en: 'Is it you?', fr: 'Est-ce bien vous ?', de: 'Bist du es?', es: '¿Eres tú?' },
  challengeLead: {
    en: 'Your bank has sent you a code. Enter it to confirm the payment of {amount}.',
    fr: 'Votre banque vous a envoyé un code. Saisissez-le pour confirmer le paiement de {amount}.',
    de: 'Deine Bank hat dir einen Code geschickt. Gib ihn ein, um die Zahlung von {amount} zu bestätigen.',
    es: 'Tu banco te ha enviado un código. Escríbelo para confirmar el pago de {amount}.',
  },
  code: { en: 'Code', fr: 'Code', de: 'Code', es: 'Código' },
  confirm: { en: 'Confirm payment', fr: 'Confirmer le paiement', de: 'Zahlung bestätigen', es: 'Confirmar el pago' },
  cancel: { en: 'Cancel', fr: 'Annuler', de: 'Abbrechen', es: 'Cancelar' },
  redirectTitle: {
    en: 'Confirm the payment',
    fr: 'Confirmer le paiement',
    de: 'Zahlung bestätigen',
    es: 'Confirma el pago',
  },
  redirectLead: {
    en: 'Cairn asks for {amount}.',
    fr: 'Cairn demande {amount}.',
    de: 'Cairn bittet um {amount}.',
    es: 'Cairn pide {amount}.',
  },
  approve: { en: 'Pay {amount}', fr: 'Payer {amount}', de: '{amount} bezahlen', es: 'Pagar {amount}' },
  refuse: { en: 'Refuse', fr: 'Refuser', de: 'Ablehnen', es: 'Rechazar' },
  simulated: {
    en: 'Simulated provider: no money moves. The code is 1234.',
    fr: 'Prestataire simulé : aucun argent ne circule. Le code est 1234.',
    de: 'Simulierter Anbieter: Es fließt kein Geld. Der Code ist 1234.',
    es: 'Proveedor simulado: no se mueve dinero. El código es 1234.',
  },
  gone: {
    en: 'This payment is not open any more. Go back to the shop.',
    fr: 'Ce paiement n’est plus ouvert. Retournez à la boutique.',
    de: 'Diese Zahlung ist nicht mehr offen. Geh zurück zum Shop.',
    es: 'Este pago ya no está abierto. Vuelve a la tienda.',
  },
} satisfies Texts

/** What is wrong with a field of a card. */
export const CARD_PROBLEMS = {
  number: {
    en: 'Check the card number.',
    fr: 'Vérifiez le numéro de carte.',
    de: 'Prüf die Kartennummer.',
    es: 'Revisa el número de tarjeta.',
  },
  expiry: {
    en: 'Enter month and year of expiry: MM/YY.',
    fr: 'Saisissez le mois et l’année d’expiration : MM/AA.',
    de: 'Gib Monat und Jahr des Ablaufs ein: MM/JJ.',
    es: 'Escribe el mes y el año de caducidad: MM/AA.',
  },
  cvc: {
    en: 'Enter the 3 or 4 digits of the security code.',
    fr: 'Saisissez les 3 ou 4 chiffres du code de sécurité.',
    de: 'Gib die 3 oder 4 Ziffern der Prüfnummer ein.',
    es: 'Escribe los 3 o 4 dígitos del código de seguridad.',
  },
  holder: {
    en: 'Keep the name under 60 characters.',
    fr: 'Le nom ne dépasse pas 60 caractères.',
    de: 'Der Name hat höchstens 60 Zeichen.',
    es: 'El nombre tiene 60 caracteres como máximo.',
  },
} satisfies Texts
