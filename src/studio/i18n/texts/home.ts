import type { Texts } from '#domain/sites/texts.ts'

export const home = {
  waits: { en: 'What waits for you', fr: 'Ce qui vous attend', de: 'Was auf dich wartet', es: 'Lo que te espera' },
  waitsNone: {
    en: 'Nothing waits. A good moment for a coffee.',
    fr: 'Rien n’attend. C’est le moment d’un café.',
    de: 'Nichts wartet. Ein guter Moment für einen Kaffee.',
    es: 'Nada espera. Buen momento para un café.',
  },
  waiting_orders: {
    en: 'Orders to pack',
    fr: 'Commandes à préparer',
    de: 'Bestellungen zum Packen',
    es: 'Pedidos por preparar',
  },
  waiting_held: {
    en: 'Orders held',
    fr: 'Commandes retenues',
    de: 'Angehaltene Bestellungen',
    es: 'Pedidos retenidos',
  },
  waiting_refunds: {
    en: 'Refunds to decide on',
    fr: 'Remboursements à décider',
    de: 'Erstattungen zu entscheiden',
    es: 'Reembolsos por decidir',
  },
  waiting_returns: {
    en: 'Returns on their way',
    fr: 'Retours en route',
    de: 'Rücksendungen unterwegs',
    es: 'Devoluciones en camino',
  },
  waiting_conversations: {
    en: 'Conversations to answer',
    fr: 'Conversations à traiter',
    de: 'Gespräche ohne Antwort',
    es: 'Conversaciones por responder',
  },
  waiting_credits: {
    en: 'Points and cards to decide on',
    fr: 'Points et cartes à décider',
    de: 'Punkte und Karten zu entscheiden',
    es: 'Puntos y tarjetas por decidir',
  },
  waiting_assetRights: {
    en: 'Pictures whose rights end soon',
    fr: 'Images dont les droits expirent bientôt',
    de: 'Bilder, deren Rechte bald enden',
    es: 'Imágenes cuyos derechos vencen pronto',
  },
  waiting_deadJobs: {
    en: 'Jobs that were given up',
    fr: 'Tâches abandonnées',
    de: 'Aufgegebene Aufgaben',
    es: 'Tareas abandonadas',
  },
  waiting_notes: {
    en: 'Notes for you',
    fr: 'Notes pour vous',
    de: 'Notizen für dich',
    es: 'Notas para ti',
  },
  waiting_ownConversations: {
    en: 'Conversations of yours',
    fr: 'Conversations qui sont à vous',
    de: 'Gespräche bei dir',
    es: 'Conversaciones tuyas',
  },
  waiting_drafts: {
    en: 'Drafts of pages',
    fr: 'Brouillons de pages',
    de: 'Entwürfe von Seiten',
    es: 'Borradores de páginas',
  },
  waiting_contentReviews: {
    en: 'Content to approve',
    fr: 'Contenus à approuver',
    de: 'Inhalte zur Freigabe',
    es: 'Contenidos por aprobar',
  },
  waiting_returnedContent: {
    en: 'Content given back to you',
    fr: 'Contenus qui vous ont été rendus',
    de: 'Inhalte, die du zurückbekommen hast',
    es: 'Contenidos que te han devuelto',
  },
  waiting_lowStock: {
    en: 'Sizes running low',
    fr: 'Tailles bientôt épuisées',
    de: 'Größen, die knapp werden',
    es: 'Tallas que se agotan',
  },
  waiting_reviews: {
    en: 'Reviews to look at',
    fr: 'Avis à examiner',
    de: 'Bewertungen zum Ansehen',
    es: 'Reseñas por revisar',
  },
  waiting_questions: {
    en: 'Questions to look at',
    fr: 'Questions à examiner',
    de: 'Fragen zum Ansehen',
    es: 'Preguntas por revisar',
  },
  waiting_pictures: {
    en: 'Shoppers’ pictures to look at',
    fr: 'Photos de clients à examiner',
    de: 'Bilder von Kunden zum Ansehen',
    es: 'Fotos de clientes por revisar',
  },
  waiting_webhooks: {
    en: 'Webhooks that are paused',
    fr: 'Webhooks en pause',
    de: 'Angehaltene Webhooks',
    es: 'Webhooks en pausa',
  },
} satisfies Texts
