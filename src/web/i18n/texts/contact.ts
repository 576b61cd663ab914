import type { Texts } from '#domain/sites/texts.ts'

export default {
  topic: { en: 'What is it about?', fr: 'De quoi s’agit-il ?', de: 'Worum geht es?', es: '¿De qué se trata?' },
  chooseTopic: { en: 'Choose a topic', fr: 'Choisissez un sujet', de: 'Thema wählen', es: 'Elige un tema' },
  firstName: { en: 'First name', fr: 'Prénom', de: 'Vorname', es: 'Nombre' },
  lastName: { en: 'Last name', fr: 'Nom', de: 'Nachname', es: 'Apellidos' },
  email: { en: 'Email', fr: 'E-mail', de: 'E-Mail', es: 'Correo' },
  orderNumber: { en: 'Order number', fr: 'Numéro de commande', de: 'Bestellnummer', es: 'Número de pedido' },
  orderNumberHint: {
    en: 'Only if it is about an order.',
    fr: 'Seulement s’il s’agit d’une commande.',
    de: 'Nur wenn es um eine Bestellung geht.',
    es: 'Solo si es sobre un pedido.',
  },
  message: { en: 'Your message', fr: 'Votre message', de: 'Deine Nachricht', es: 'Tu mensaje' },
  send: { en: 'Send the message', fr: 'Envoyer le message', de: 'Nachricht senden', es: 'Enviar el mensaje' },
  sentTitle: {
    en: 'Your message is with us',
    fr: 'Votre message est arrivé',
    de: 'Deine Nachricht ist da',
    es: 'Tu mensaje ha llegado',
  },
  sent: {
    en: 'We answer within one working day. Your number: {caseNumber}.',
    fr: 'Nous répondons sous un jour ouvré. Votre numéro : {caseNumber}.',
    de: 'Wir antworten binnen eines Werktags. Deine Nummer: {caseNumber}.',
    es: 'Respondemos en un día laborable. Tu número: {caseNumber}.',
  },
  failed: {
    en: 'The message was not sent',
    fr: 'Le message n’est pas parti',
    de: 'Die Nachricht ging nicht raus',
    es: 'El mensaje no se ha enviado',
  },
} satisfies Texts
