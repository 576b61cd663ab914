import type { CatalogueEntry } from './errors.entry.ts'

/** What can go wrong with the promotions and rewards of a cart. */
export const PROMOTION_ERRORS = {
  PROMO_INVALID: {
    status: 404,
    ids: ['PRM130'],
    message: {
      en: 'We do not know this code. Check the spelling.',
      fr: 'Nous ne connaissons pas ce code. Vérifiez l’orthographe.',
      de: 'Diesen Code kennen wir nicht. Prüfe die Schreibweise.',
      es: 'No conocemos este código. Revisa cómo está escrito.',
    },
    messageKey: 'promoInvalid',
  },
  PROMO_NOT_APPLICABLE: {
    status: 409,
    ids: ['PRM160'],
    message: {
      en: 'This code does not fit what is in your cart. Check its terms.',
      fr: 'Ce code ne convient pas à votre panier. Consultez ses conditions.',
      de: 'Dieser Code passt nicht zu deinem Warenkorb. Sieh dir seine Bedingungen an.',
      es: 'Este código no encaja con tu cesta. Mira sus condiciones.',
    },
    messageKey: 'promoNotApplicable',
  },
  PROMO_NOT_AVAILABLE_NOW: {
    status: 409,
    ids: ['PRM135'],
    message: {
      en: 'This code is not valid yet. Try again once it has started.',
      fr: 'Ce code n’est pas encore valable. Réessayez quand l’offre aura commencé.',
      de: 'Dieser Code gilt noch nicht. Versuch es, sobald die Aktion begonnen hat.',
      es: 'Este código aún no vale. Inténtalo cuando haya empezado.',
    },
    messageKey: 'promoNotAvailableNow',
  },
  PROMO_LIMIT_EXCEEDED: {
    status: 409,
    ids: ['PRM140'],
    message: {
      en: 'This code has been used as often as it can be. Try another one.',
      fr: 'Ce code a été utilisé autant de fois que possible. Essayez-en un autre.',
      de: 'Dieser Code ist so oft benutzt worden, wie es geht. Versuch einen anderen.',
      es: 'Este código se ha usado todas las veces posibles. Prueba otro.',
    },
    messageKey: 'promoLimitExceeded',
  },
  PROMO_ALREADY_REDEEMED: {
    status: 409,
    ids: ['PRM150'],
    message: {
      en: 'You have already used this code. Try another one.',
      fr: 'Vous avez déjà utilisé ce code. Essayez-en un autre.',
      de: 'Diesen Code hast du schon benutzt. Versuch einen anderen.',
      es: 'Ya has usado este código. Prueba otro.',
    },
    messageKey: 'promoAlreadyRedeemed',
  },
  PROMO_EXPIRED: {
    status: 409,
    ids: ['PRM155'],
    message: {
      en: 'This code has expired. Try another one.',
      fr: 'Ce code a expiré. Essayez-en un autre.',
      de: 'Dieser Code ist abgelaufen. Versuch einen anderen.',
      es: 'Este código ha caducado. Prueba otro.',
    },
    messageKey: 'promoExpired',
  },
  PROMO_ALREADY_APPLIED: {
    status: 409,
    ids: ['PRM416'],
    message: {
      en: 'This code is already in your cart.',
      fr: 'Ce code est déjà dans votre panier.',
      de: 'Dieser Code ist schon in deinem Warenkorb.',
      es: 'Este código ya está en tu cesta.',
    },
    messageKey: 'promoAlreadyApplied',
  },
  PROMO_FAILURE: {
    status: 409,
    ids: ['PRM175'],
    message: {
      en: 'This code cannot be combined with the discount you already have. Remove one of them.',
      fr: 'Ce code ne se cumule pas avec votre remise actuelle. Retirez l’un des deux.',
      de: 'Dieser Code lässt sich nicht mit deinem jetzigen Rabatt verbinden. Nimm einen von beiden weg.',
      es: 'Este código no se combina con el descuento que ya tienes. Quita uno de los dos.',
    },
    messageKey: 'promoFailure',
  },
  REWARD_NOT_AUTHENTICATED: {
    status: 401,
    ids: ['REW401'],
    message: {
      en: 'Sign in to use your rewards.',
      fr: 'Connectez-vous pour utiliser vos récompenses.',
      de: 'Melde dich an, um deine Prämien zu nutzen.',
      es: 'Inicia sesión para usar tus recompensas.',
    },
    messageKey: 'rewardNotAuthenticated',
  },
  REWARD_NON_LOYALTY: {
    status: 409,
    ids: ['REW130'],
    message: {
      en: 'Join the loyalty programme to use rewards.',
      fr: 'Adhérez au programme de fidélité pour utiliser des récompenses.',
      de: 'Tritt dem Treueprogramm bei, um Prämien zu nutzen.',
      es: 'Únete al programa de fidelidad para usar recompensas.',
    },
    messageKey: 'rewardNonLoyalty',
  },
  REWARD_LOYALTY_UNCONFIRMED: {
    status: 409,
    ids: ['REW135'],
    message: {
      en: 'Confirm your loyalty membership from the email we sent, then try again.',
      fr: 'Confirmez votre adhésion depuis notre e-mail, puis réessayez.',
      de: 'Bestätige deine Mitgliedschaft über unsere E-Mail und versuch es dann noch einmal.',
      es: 'Confirma tu suscripción desde nuestro correo e inténtalo de nuevo.',
    },
    messageKey: 'rewardLoyaltyUnconfirmed',
  },
  REWARD_INSUFFICIENT_BALANCE: {
    status: 409,
    ids: ['REW140'],
    message: {
      en: 'You do not have enough points for this reward. Choose a smaller one.',
      fr: 'Vous n’avez pas assez de points pour cette récompense. Choisissez-en une plus petite.',
      de: 'Für diese Prämie reichen deine Punkte nicht. Wähle eine kleinere.',
      es: 'No tienes puntos suficientes para esta recompensa. Elige una menor.',
    },
    messageKey: 'rewardInsufficientBalance',
  },
} as const satisfies Record<string, CatalogueEntry>
