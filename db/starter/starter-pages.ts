import type { Phrase } from '../seed/text.ts'

export type StarterPage = {
  readonly slug: string
  readonly title: Phrase
  /** What whoever writes the page has to say in it. */
  readonly toSay: Phrase
}

/** Pages that the shop's own screens lead to, or that the law asks for. Each stands, and says what is still to be written. */
export const STARTER_PAGES: readonly StarterPage[] = [
  {
    slug: 'imprint',
    title: ['Company information', 'Mentions légales', 'Impressum', 'Aviso legal'],
    toSay: [
      'Name, address, register number, VAT number and who is responsible.',
      'Nom, adresse, numéro d’immatriculation, numéro de TVA et responsable.',
      'Name, Anschrift, Registernummer, Umsatzsteuer-Identifikationsnummer und wer verantwortlich ist.',
      'Nombre, dirección, datos registrales, NIF-IVA y responsable.',
    ],
  },
  {
    slug: 'privacy',
    title: ['Privacy', 'Confidentialité', 'Datenschutz', 'Privacidad'],
    toSay: [
      'Which data is kept, why, for how long, who receives it, and how people get it back or have it erased.',
      'Quelles données sont conservées, pourquoi, combien de temps, qui les reçoit, et comment les obtenir ou les effacer.',
      'Welche Daten gespeichert werden, warum, wie lange, wer sie erhält und wie man sie bekommt oder löschen lässt.',
      'Qué datos se guardan, por qué, cuánto tiempo, quién los recibe y cómo obtenerlos o borrarlos.',
    ],
  },
  {
    slug: 'cookies',
    title: ['Cookies', 'Cookies', 'Cookies', 'Cookies'],
    toSay: [
      'Which cookies are set, what for, and how to decide about them.',
      'Quels cookies sont déposés, dans quel but, et comment en décider.',
      'Welche Cookies gesetzt werden, wofür, und wie man darüber entscheidet.',
      'Qué cookies se usan, para qué y cómo decidir sobre ellas.',
    ],
  },
  {
    slug: 'sale-terms',
    title: ['Terms of sale', 'Conditions de vente', 'Verkaufsbedingungen', 'Condiciones de venta'],
    toSay: [
      'How a contract comes about, prices, payment, delivery, withdrawal, returns and warranty.',
      'Formation du contrat, prix, paiement, livraison, rétractation, retours et garantie.',
      'Wie ein Vertrag zustande kommt, Preise, Zahlung, Lieferung, Widerruf, Rückgabe und Gewährleistung.',
      'Cómo se forma el contrato, precios, pago, entrega, desistimiento, devoluciones y garantía.',
    ],
  },
  {
    slug: 'brand-terms',
    title: ['Use of this site', 'Utilisation du site', 'Nutzung der Seite', 'Uso del sitio'],
    toSay: [
      'Who may use the site and how, and who owns what is on it.',
      'Qui peut utiliser le site et comment, et à qui appartient son contenu.',
      'Wer die Seite wie nutzen darf und wem gehört, was darauf steht.',
      'Quién puede usar el sitio y cómo, y de quién es su contenido.',
    ],
  },
  {
    slug: 'loyalty-terms',
    title: ['Loyalty programme', 'Programme de fidélité', 'Treueprogramm', 'Programa de fidelidad'],
    toSay: [
      'Who may join, how points are earned, redeemed and lapse.',
      'Qui peut participer, comment les points se gagnent, s’utilisent et expirent.',
      'Wer teilnehmen kann, wie Punkte gesammelt und eingelöst werden und wann sie verfallen.',
      'Quién puede participar, cómo se ganan, se usan y caducan los puntos.',
    ],
  },
  {
    slug: 'sms-terms',
    title: ['Text messages', 'SMS', 'SMS', 'Mensajes de texto'],
    toSay: [
      'What is sent, how often, what it costs, and how to end it.',
      'Ce qui est envoyé, à quelle fréquence, à quel coût, et comment arrêter.',
      'Was gesendet wird, wie oft, was es kostet und wie man es beendet.',
      'Qué se envía, con qué frecuencia, cuánto cuesta y cómo dejar de recibirlo.',
    ],
  },
  {
    slug: 'associate-discount-terms',
    title: ['Staff discount', 'Remise du personnel', 'Personalrabatt', 'Descuento para el personal'],
    toSay: [
      'Who has it, on what, and how much a year.',
      'Qui en bénéficie, sur quoi, et combien par an.',
      'Wer ihn erhält, worauf und wie viel im Jahr.',
      'Quién lo tiene, en qué y cuánto al año.',
    ],
  },
  {
    slug: 'accessibility',
    title: ['Accessibility', 'Accessibilité', 'Barrierefreiheit', 'Accesibilidad'],
    toSay: [
      'How far the shop is accessible, what is not yet, and whom to tell.',
      'Dans quelle mesure la boutique est accessible, ce qui ne l’est pas encore, et à qui le signaler.',
      'Wie weit der Shop barrierefrei ist, was es noch nicht ist und an wen man sich wendet.',
      'Hasta qué punto es accesible la tienda, qué falta y a quién avisar.',
    ],
  },
  {
    slug: 'policies/shipping-terms',
    title: ['Shipping', 'Livraison', 'Versand', 'Envío'],
    toSay: [
      'Where to, how fast, and at what price parcels go.',
      'Où, en combien de temps et à quel prix partent les colis.',
      'Wohin, wie schnell und zu welchem Preis versandt wird.',
      'Adónde, en cuánto tiempo y a qué precio se envía.',
    ],
  },
  {
    slug: 'help',
    title: ['Help', 'Aide', 'Hilfe', 'Ayuda'],
    toSay: [
      'Answers to what people ask most, and how to reach somebody.',
      'Les réponses aux questions les plus fréquentes, et comment joindre quelqu’un.',
      'Antworten auf die häufigsten Fragen und wie man jemanden erreicht.',
      'Respuestas a lo que más se pregunta y cómo contactar con alguien.',
    ],
  },
  {
    slug: 'help/returns/how-to-return',
    title: ['Returns', 'Retours', 'Rückgabe', 'Devoluciones'],
    toSay: [
      'How long returns are possible, how they work, and when the money comes back.',
      'Délai de retour, marche à suivre et moment du remboursement.',
      'Wie lange man zurückgeben kann, wie es geht und wann das Geld zurückkommt.',
      'Plazo para devolver, cómo se hace y cuándo se recibe el dinero.',
    ],
  },
  {
    slug: 'stories',
    title: ['Stories', 'Récits', 'Geschichten', 'Historias'],
    toSay: ['Your first stories.', 'Vos premiers récits.', 'Die ersten Geschichten.', 'Las primeras historias.'],
  },
  {
    slug: 'seen-outside',
    title: ['Seen outside', 'Vu dehors', 'Draußen gesehen', 'Visto fuera'],
    toSay: [
      'Pictures that people share.',
      'Les photos que les gens partagent.',
      'Bilder, die Leute teilen.',
      'Fotos que comparte la gente.',
    ],
  },
]
