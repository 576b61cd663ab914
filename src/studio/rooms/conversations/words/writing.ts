import type { Texts } from '#domain/sites/texts.ts'

export const writing = {
  attachText: {
    en: 'Which order it is about. Leave it empty for none.',
    fr: 'La commande concernée. Laissez vide s’il n’y en a pas.',
    de: 'Um welche Bestellung es geht. Leer heißt: um keine.',
    es: 'El pedido del que se trata. Vacío si no hay ninguno.',
  },
  insertBlock: { en: 'Insert a text', fr: 'Insérer un texte', de: 'Text einfügen', es: 'Insertar un texto' },
  chooseBlock: { en: 'Choose …', fr: 'Choisir …', de: 'Auswählen …', es: 'Elegir …' },
  yourAnswer: { en: 'Your answer', fr: 'Votre réponse', de: 'Deine Antwort', es: 'Tu respuesta' },
  yourNote: { en: 'Your note', fr: 'Votre note', de: 'Deine Notiz', es: 'Tu nota' },
  publicHint: {
    en: 'Everyone sees it beside the product. Who asked is told by mail.',
    fr: 'Visible par tous à côté du produit. L’auteur de la question est prévenu par e-mail.',
    de: 'Alle sehen es beim Produkt. Wer gefragt hat, erfährt es per Mail.',
    es: 'Todos lo ven junto al producto. Quien preguntó se entera por correo.',
  },
  mailHint: {
    en: 'It goes to {email}.',
    fr: 'Sera envoyée à {email}.',
    de: 'Geht an {email}.',
    es: 'Se envía a {email}.',
  },
  answerByMail: { en: 'Send the answer', fr: 'Envoyer la réponse', de: 'Antwort senden', es: 'Enviar la respuesta' },
  answerPublicly: {
    en: 'Answer publicly',
    fr: 'Répondre publiquement',
    de: 'Öffentlich antworten',
    es: 'Responder en público',
  },
  answeredByMail: {
    en: 'The answer is on its way.',
    fr: 'La réponse est en route.',
    de: 'Die Antwort ist unterwegs.',
    es: 'La respuesta va en camino.',
  },
  answeredPublicly: {
    en: 'The answer stands beside the product.',
    fr: 'La réponse est affichée près du produit.',
    de: 'Die Antwort steht beim Produkt.',
    es: 'La respuesta ya está junto al producto.',
  },
  note: { en: 'Leave as a note', fr: 'Garder comme note', de: 'Als Notiz ablegen', es: 'Guardar como nota' },
  noted: { en: 'Noted.', fr: 'Noté.', de: 'Notiert.', es: 'Anotado.' },
  blocks: { en: 'Text blocks', fr: 'Textes types', de: 'Textbausteine', es: 'Textos tipo' },
  blocksText: {
    en: 'Answers are put together from these, in the language of who wrote.',
    fr: 'Les réponses s’en composent, dans la langue de la personne qui a écrit.',
    de: 'Daraus werden Antworten zusammengesetzt, in der Sprache der schreibenden Person.',
    es: 'Con ellos se componen las respuestas, en el idioma de quien escribió.',
  },
  blockTitle: { en: 'Title', fr: 'Titre', de: 'Titel', es: 'Título' },
  blockText: { en: 'Text', fr: 'Texte', de: 'Text', es: 'Texto' },
  blockHint: {
    en: '{name}, {number} and {order} are filled in.',
    fr: '{name}, {number} et {order} sont remplis.',
    de: '{name}, {number} und {order} werden eingesetzt.',
    es: '{name}, {number} y {order} se rellenan.',
  },
  change: { en: 'Change', fr: 'Modifier', de: 'Ändern', es: 'Cambiar' },
  remove: { en: 'Remove', fr: 'Retirer', de: 'Entfernen', es: 'Quitar' },
} satisfies Texts
