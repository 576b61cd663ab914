import type { Texts } from '#domain/sites/texts.ts'

export default {
  title: { en: 'The letter', fr: 'La lettre', de: 'Der Brief', es: 'La carta' },
  email: { en: 'Email', fr: 'E-mail', de: 'E-Mail', es: 'Correo electrónico' },
  policy: {
    en: 'I have read how you keep my data.',
    fr: 'J’ai lu comment vous gardez mes données.',
    de: 'Ich habe gelesen, wie ihr meine Daten aufbewahrt.',
    es: 'He leído cómo guardáis mis datos.',
  },
  submit: { en: 'Send me the letter', fr: 'Recevoir la lettre', de: 'Brief bestellen', es: 'Recibir la carta' },
  done: {
    en: 'Done. The first letter comes at the end of the month.',
    fr: 'C’est fait. La première lettre arrive à la fin du mois.',
    de: 'Erledigt. Der erste Brief kommt Ende des Monats.',
    es: 'Hecho. La primera carta llega a fin de mes.',
  },
  doneConfirm: {
    en: 'Almost there. Follow the link that we have mailed to you.',
    fr: 'Presque fini. Ouvrez le lien que nous vous avons envoyé.',
    de: 'Fast geschafft. Öffne den Link, den wir dir geschickt haben.',
    es: 'Casi está. Abre el enlace que te hemos enviado.',
  },
  confirmTitle: {
    en: 'Do you want the letter?',
    fr: 'Voulez-vous la lettre ?',
    de: 'Möchtest du den Brief?',
    es: '¿Quieres la carta?',
  },
  confirmText: {
    en: 'One press, and the letter comes to your mailbox.',
    fr: 'Un clic, et la lettre arrive dans votre boîte.',
    de: 'Ein Klick, und der Brief kommt in dein Postfach.',
    es: 'Un clic y la carta llega a tu buzón.',
  },
  confirm: {
    en: 'Yes, send me the letter',
    fr: 'Oui, envoyez-moi la lettre',
    de: 'Ja, schickt mir den Brief',
    es: 'Sí, enviadme la carta',
  },
  confirmed: {
    en: 'Thank you. The first letter comes at the end of the month.',
    fr: 'Merci. La première lettre arrive à la fin du mois.',
    de: 'Danke. Der erste Brief kommt Ende des Monats.',
    es: 'Gracias. La primera carta llega a fin de mes.',
  },
  leaveTitle: {
    en: 'End the letter?',
    fr: 'Arrêter la lettre ?',
    de: 'Den Brief abbestellen?',
    es: '¿Dejar la carta?',
  },
  leaveText: {
    en: 'One press, and no further letter comes to this address.',
    fr: 'Un clic, et plus aucune lettre ne part à cette adresse.',
    de: 'Ein Klick, und an diese Adresse kommt kein Brief mehr.',
    es: 'Un clic y no llega ninguna carta más a esta dirección.',
  },
  leave: { en: 'End the letter', fr: 'Arrêter la lettre', de: 'Brief abbestellen', es: 'Dejar la carta' },
  left: {
    en: 'Done. We write to you no more.',
    fr: 'C’est fait. Nous ne vous écrirons plus.',
    de: 'Erledigt. Wir schreiben dir nicht mehr.',
    es: 'Hecho. Ya no te escribimos.',
  },
  expired: {
    en: 'This link has expired. Ask for a new one with the form at the end of every page.',
    fr: 'Ce lien a expiré. Demandez-en un autre avec le formulaire au bas de chaque page.',
    de: 'Dieser Link ist abgelaufen. Bestell einen neuen mit dem Formular am Ende jeder Seite.',
    es: 'Este enlace ha caducado. Pide otro con el formulario al final de cada página.',
  },
  failed: {
    en: 'That did not get through. Check your connection and send it again.',
    fr: 'L’envoi n’a pas abouti. Vérifiez votre connexion et recommencez.',
    de: 'Das kam nicht an. Prüf deine Verbindung und schick es noch einmal.',
    es: 'No ha llegado. Revisa tu conexión y envíalo de nuevo.',
  },
  invalid: {
    en: 'Check your email and tick the box, then send it again.',
    fr: 'Vérifiez votre e-mail, cochez la case et renvoyez.',
    de: 'Prüf deine E-Mail und kreuz das Feld an, dann schick es noch einmal.',
    es: 'Revisa tu correo, marca la casilla y envíalo de nuevo.',
  },
} satisfies Texts
