import type { Text, Texts } from '#domain/sites/texts.ts'

type Category = { readonly id: string; readonly labels: Text; readonly subjects: Texts }

/** What a message can be about. */
export const CONTACT_CATEGORIES: readonly Category[] = [
  {
    id: 'orders',
    labels: { en: 'Orders', fr: 'Commandes', de: 'Bestellungen', es: 'Pedidos' },
    subjects: {
      'where-is-my-order': {
        en: 'Where is my order?',
        fr: 'Où est ma commande ?',
        de: 'Wo ist meine Bestellung?',
        es: '¿Dónde está mi pedido?',
      },
      'change-or-cancel': {
        en: 'Change or cancel an order',
        fr: 'Modifier ou annuler une commande',
        de: 'Bestellung ändern oder stornieren',
        es: 'Cambiar o cancelar un pedido',
      },
      payment: { en: 'Payment', fr: 'Paiement', de: 'Zahlung', es: 'Pago' },
    },
  },
  {
    id: 'returns',
    labels: { en: 'Returns', fr: 'Retours', de: 'Rückgaben', es: 'Devoluciones' },
    subjects: {
      'how-to-return': {
        en: 'How to return something',
        fr: 'Renvoyer un article',
        de: 'Etwas zurückschicken',
        es: 'Devolver un artículo',
      },
      refund: { en: 'Refund', fr: 'Remboursement', de: 'Erstattung', es: 'Reembolso' },
      'wrong-item': {
        en: 'The wrong item came',
        fr: 'Mauvais article reçu',
        de: 'Falscher Artikel',
        es: 'Artículo equivocado',
      },
    },
  },
  {
    id: 'products',
    labels: { en: 'Products', fr: 'Produits', de: 'Produkte', es: 'Productos' },
    subjects: {
      fit: { en: 'Size and fit', fr: 'Taille et coupe', de: 'Größe und Passform', es: 'Talla y ajuste' },
      care: { en: 'Care', fr: 'Entretien', de: 'Pflege', es: 'Cuidado' },
      repair: { en: 'A repair', fr: 'Une réparation', de: 'Eine Reparatur', es: 'Una reparación' },
      warranty: { en: 'Warranty', fr: 'Garantie', de: 'Garantie', es: 'Garantía' },
    },
  },
  {
    id: 'account',
    labels: { en: 'Account', fr: 'Compte', de: 'Konto', es: 'Cuenta' },
    subjects: {
      'sign-in': { en: 'Signing in', fr: 'Connexion', de: 'Anmeldung', es: 'Inicio de sesión' },
      points: { en: 'Points and vouchers', fr: 'Points et bons', de: 'Punkte und Gutscheine', es: 'Puntos y vales' },
      data: { en: 'My data', fr: 'Mes données', de: 'Meine Daten', es: 'Mis datos' },
    },
  },
  {
    id: 'other',
    labels: { en: 'Something else', fr: 'Autre chose', de: 'Etwas anderes', es: 'Otra cosa' },
    subjects: {
      store: { en: 'A store', fr: 'Une boutique', de: 'Ein Laden', es: 'Una tienda' },
      other: { en: 'Something else', fr: 'Autre chose', de: 'Etwas anderes', es: 'Otra cosa' },
    },
  },
]

export const isKnownSubject = (category: string, subject: string): boolean =>
  CONTACT_CATEGORIES.some(({ id, subjects }) => id === category && Object.hasOwn(subjects, subject))
