import type { Language } from '#domain/sites/sites.ts'

type PageTexts = {
  number: string
  expiry: string
  expiryHint: string
  cvc: string
  holder: string
  use: string
  bad: { number: string; expiry: string; cvc: string; holder: string }
  challengeTitle: string
  challengeLead: string
  code: string
  confirm: string
  cancel: string
  redirectTitle: string
  redirectLead: string
  approve: string
  refuse: string
  simulated: string
  gone: string
}

export const PAGE_TEXTS: Readonly<Record<Language, PageTexts>> = {
  en: {
    number: 'Card number',
    expiry: 'Expires',
    expiryHint: 'MM/YY',
    cvc: 'Security code',
    holder: 'Name on card',
    use: 'Use this card',
    bad: {
      number: 'Check the card number.',
      expiry: 'Check the expiry date.',
      cvc: 'Enter the 3 or 4 digits of the security code.',
      holder: 'Keep the name under 60 characters.',
    },
    challengeTitle: 'Is it you?',
    challengeLead: 'Your bank has sent you a code. Enter it to confirm the payment of {amount}.',
    code: 'Code',
    confirm: 'Confirm payment',
    cancel: 'Cancel',
    redirectTitle: 'Confirm the payment',
    redirectLead: 'Cairn asks for {amount}.',
    approve: 'Pay {amount}',
    refuse: 'Refuse',
    simulated: 'Simulated provider: no money moves. The code is 1234.',
    gone: 'This payment is not open any more. Go back to the shop.',
  },
  fr: {
    number: 'Numéro de carte',
    expiry: 'Expire le',
    expiryHint: 'MM/AA',
    cvc: 'Code de sécurité',
    holder: 'Nom sur la carte',
    use: 'Utiliser cette carte',
    bad: {
      number: 'Vérifiez le numéro de carte.',
      expiry: 'Vérifiez la date d’expiration.',
      cvc: 'Saisissez les 3 ou 4 chiffres du code de sécurité.',
      holder: 'Le nom ne dépasse pas 60 caractères.',
    },
    challengeTitle: 'Est-ce bien vous ?',
    challengeLead: 'Votre banque vous a envoyé un code. Saisissez-le pour confirmer le paiement de {amount}.',
    code: 'Code',
    confirm: 'Confirmer le paiement',
    cancel: 'Annuler',
    redirectTitle: 'Confirmer le paiement',
    redirectLead: 'Cairn demande {amount}.',
    approve: 'Payer {amount}',
    refuse: 'Refuser',
    simulated: 'Prestataire simulé : aucun argent ne circule. Le code est 1234.',
    gone: 'Ce paiement n’est plus ouvert. Retournez à la boutique.',
  },
  de: {
    number: 'Kartennummer',
    expiry: 'Gültig bis',
    expiryHint: 'MM/JJ',
    cvc: 'Prüfnummer',
    holder: 'Name auf der Karte',
    use: 'Diese Karte verwenden',
    bad: {
      number: 'Prüf die Kartennummer.',
      expiry: 'Prüf das Ablaufdatum.',
      cvc: 'Gib die 3 oder 4 Ziffern der Prüfnummer ein.',
      holder: 'Der Name hat höchstens 60 Zeichen.',
    },
    challengeTitle: 'Bist du es?',
    challengeLead: 'Deine Bank hat dir einen Code geschickt. Gib ihn ein, um die Zahlung von {amount} zu bestätigen.',
    code: 'Code',
    confirm: 'Zahlung bestätigen',
    cancel: 'Abbrechen',
    redirectTitle: 'Zahlung bestätigen',
    redirectLead: 'Cairn bittet um {amount}.',
    approve: '{amount} bezahlen',
    refuse: 'Ablehnen',
    simulated: 'Simulierter Anbieter: Es fließt kein Geld. Der Code ist 1234.',
    gone: 'Diese Zahlung ist nicht mehr offen. Geh zurück zum Shop.',
  },
  es: {
    number: 'Número de tarjeta',
    expiry: 'Caduca',
    expiryHint: 'MM/AA',
    cvc: 'Código de seguridad',
    holder: 'Nombre en la tarjeta',
    use: 'Usar esta tarjeta',
    bad: {
      number: 'Revisa el número de tarjeta.',
      expiry: 'Revisa la fecha de caducidad.',
      cvc: 'Escribe los 3 o 4 dígitos del código de seguridad.',
      holder: 'El nombre tiene 60 caracteres como máximo.',
    },
    challengeTitle: '¿Eres tú?',
    challengeLead: 'Tu banco te ha enviado un código. Escríbelo para confirmar el pago de {amount}.',
    code: 'Código',
    confirm: 'Confirmar el pago',
    cancel: 'Cancelar',
    redirectTitle: 'Confirma el pago',
    redirectLead: 'Cairn pide {amount}.',
    approve: 'Pagar {amount}',
    refuse: 'Rechazar',
    simulated: 'Proveedor simulado: no se mueve dinero. El código es 1234.',
    gone: 'Este pago ya no está abierto. Vuelve a la tienda.',
  },
}
