import type { Texts } from '#domain/sites/texts.ts'

/** What cart and checkout say of paying with points. */
export const POINTS = {
  voucher: {
    en: 'You have {points} points. Use {cost} for {amount} off.',
    fr: 'Vous avez {points} points. {cost} valent {amount} de remise.',
    de: 'Du hast {points} Punkte. {cost} bringen {amount} Rabatt.',
    es: 'Tienes {points} puntos. {cost} valen {amount} de descuento.',
  },
  useVoucher: {
    en: 'Use {cost} points',
    fr: 'Utiliser {cost} points',
    de: '{cost} Punkte nutzen',
    es: 'Usar {cost} puntos',
  },
  undoVoucher: { en: 'Keep your points', fr: 'Garder vos points', de: 'Punkte behalten', es: 'Conservar tus puntos' },
  voucherUsed: {
    en: '{amount} off with your points',
    fr: '{amount} de remise avec vos points',
    de: '{amount} Rabatt mit deinen Punkten',
    es: '{amount} de descuento con tus puntos',
  },
} satisfies Texts

export const REFUSED_POINTS = {
  REWARD_NOT_AUTHENTICATED: {
    en: 'Sign in to use your rewards.',
    fr: 'Connectez-vous pour utiliser vos récompenses.',
    de: 'Melde dich an, um deine Prämien einzulösen.',
    es: 'Inicia sesión para usar tus recompensas.',
  },
  REWARD_NON_LOYALTY: {
    en: 'Join the loyalty programme to use rewards.',
    fr: 'Rejoignez le programme de fidélité pour utiliser des récompenses.',
    de: 'Werde Mitglied im Treueprogramm, um Prämien einzulösen.',
    es: 'Únete al programa de fidelidad para usar recompensas.',
  },
  REWARD_LOYALTY_UNCONFIRMED: {
    en: 'Confirm your membership from the email we sent, then try again.',
    fr: 'Confirmez votre adhésion depuis notre e-mail, puis réessayez.',
    de: 'Bestätige deine Mitgliedschaft über unsere E-Mail und versuche es noch einmal.',
    es: 'Confirma tu inscripción desde nuestro correo y vuelve a intentarlo.',
  },
} satisfies Texts
