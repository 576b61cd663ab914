import type { Texts } from '#domain/sites/texts.ts'

export const subjects = {
  'subject_where-is-my-order': {
    en: 'Where is my order?',
    fr: 'Où est ma commande ?',
    de: 'Wo ist meine Bestellung?',
    es: '¿Dónde está mi pedido?',
  },
  'subject_change-or-cancel': {
    en: 'Change or cancel an order',
    fr: 'Modifier ou annuler une commande',
    de: 'Bestellung ändern oder stornieren',
    es: 'Cambiar o cancelar un pedido',
  },
  subject_payment: { en: 'Payment', fr: 'Paiement', de: 'Zahlung', es: 'Pago' },
  'subject_how-to-return': {
    en: 'How to return something',
    fr: 'Renvoyer un article',
    de: 'Etwas zurückschicken',
    es: 'Devolver un artículo',
  },
  subject_refund: { en: 'Refund', fr: 'Remboursement', de: 'Erstattung', es: 'Reembolso' },
  'subject_wrong-item': {
    en: 'The wrong item came',
    fr: 'Mauvais article reçu',
    de: 'Falscher Artikel',
    es: 'Artículo equivocado',
  },
  subject_fit: { en: 'Size and fit', fr: 'Taille et coupe', de: 'Größe und Passform', es: 'Talla y ajuste' },
  subject_care: { en: 'Care', fr: 'Entretien', de: 'Pflege', es: 'Cuidado' },
  subject_repair: { en: 'A repair', fr: 'Une réparation', de: 'Eine Reparatur', es: 'Una reparación' },
  subject_warranty: { en: 'Warranty', fr: 'Garantie', de: 'Garantie', es: 'Garantía' },
  subject_question: { en: 'A question', fr: 'Une question', de: 'Eine Frage', es: 'Una pregunta' },
  subject_points: {
    en: 'Points and vouchers',
    fr: 'Points et bons',
    de: 'Punkte und Gutscheine',
    es: 'Puntos y vales',
  },
  subject_data: { en: 'My data', fr: 'Mes données', de: 'Meine Daten', es: 'Mis datos' },
  'subject_sign-in': { en: 'Signing in', fr: 'Connexion', de: 'Anmelden', es: 'Iniciar sesión' },
  subject_store: { en: 'A store', fr: 'Une boutique', de: 'Ein Laden', es: 'Una tienda' },
  subject_other: { en: 'Something else', fr: 'Autre chose', de: 'Etwas anderes', es: 'Otra cosa' },
} satisfies Texts
