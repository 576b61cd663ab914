import type { CatalogueEntry } from './errors.entry.ts'

/** What can go wrong with signing in, tokens and passwords. */
export const IDENTITY_ERRORS = {
  INVALID_CREDENTIALS: {
    status: 401,
    ids: ['AUT401'],
    message: {
      en: 'Email or password is not right. Try again, or reset your password.',
      fr: 'L’adresse e-mail ou le mot de passe est incorrect. Réessayez ou réinitialisez votre mot de passe.',
      de: 'E-Mail oder Passwort stimmt nicht. Versuch es noch einmal oder setze dein Passwort zurück.',
      es: 'El correo o la contraseña no son correctos. Inténtalo de nuevo o restablece tu contraseña.',
    },
    messageKey: 'invalidCredentials',
  },
  INVALID_AGENT_CREDENTIALS: {
    status: 401,
    ids: ['AUT418'],
    message: {
      en: 'Store, employee number or PIN is not right. Try again.',
      fr: 'Le magasin, le numéro d’employé ou le code est incorrect. Réessayez.',
      de: 'Laden, Personalnummer oder PIN stimmt nicht. Versuch es noch einmal.',
      es: 'La tienda, el número de empleado o el PIN no son correctos. Inténtalo de nuevo.',
    },
    messageKey: 'invalidAgentCredentials',
  },
  INVALID_AUTHORIZATION_CODE: {
    status: 401,
    ids: ['AUT437'],
    message: {
      en: 'This sign-in took too long. Sign in again.',
      fr: 'Cette connexion a pris trop de temps. Reconnectez-vous.',
      de: 'Diese Anmeldung hat zu lange gedauert. Melde dich noch einmal an.',
      es: 'Este inicio de sesión ha tardado demasiado. Inicia sesión de nuevo.',
    },
    messageKey: 'invalidAuthorizationCode',
  },
  INVALID_REFRESH_TOKEN: {
    status: 401,
    ids: ['AUT438'],
    message: {
      en: 'Your visit has ended. Sign in again.',
      fr: 'Votre visite est terminée. Reconnectez-vous.',
      de: 'Dein Besuch ist beendet. Melde dich noch einmal an.',
      es: 'Tu visita ha terminado. Inicia sesión de nuevo.',
    },
    messageKey: 'invalidRefreshToken',
  },
  CUSTOMER_LIST_UNKNOWN: {
    status: 400,
    ids: ['AUT440'],
    message: {
      en: 'We do not know this shop. Choose your country again.',
      fr: 'Nous ne connaissons pas cette boutique. Choisissez à nouveau votre pays.',
      de: 'Diesen Shop kennen wir nicht. Wähle dein Land noch einmal.',
      es: 'No conocemos esta tienda. Elige tu país de nuevo.',
    },
    messageKey: 'customerListUnknown',
  },
  WRONG_CURRENT_PASSWORD: {
    status: 400,
    ids: ['AUT450'],
    message: {
      en: 'Your current password is not right. Try again.',
      fr: 'Votre mot de passe actuel est incorrect. Réessayez.',
      de: 'Dein jetziges Passwort stimmt nicht. Versuch es noch einmal.',
      es: 'Tu contraseña actual no es correcta. Inténtalo de nuevo.',
    },
    messageKey: 'wrongCurrentPassword',
  },
  SAME_PASSWORD: {
    status: 400,
    ids: ['AUT451'],
    message: {
      en: 'This is your current password. Choose another one.',
      fr: 'C’est votre mot de passe actuel. Choisissez-en un autre.',
      de: 'Das ist dein jetziges Passwort. Wähle ein anderes.',
      es: 'Esta es tu contraseña actual. Elige otra.',
    },
    messageKey: 'samePassword',
  },
  PASSWORD_USED_BEFORE: {
    status: 400,
    ids: ['AUT452'],
    message: {
      en: 'You have used this password before. Choose another one.',
      fr: 'Vous avez déjà utilisé ce mot de passe. Choisissez-en un autre.',
      de: 'Dieses Passwort hattest du schon einmal. Wähle ein anderes.',
      es: 'Ya has usado esta contraseña. Elige otra.',
    },
    messageKey: 'passwordUsedBefore',
  },
  INVALID_EMAIL_FORMAT: {
    status: 400,
    ids: ['AUT453'],
    message: {
      en: 'Enter an email address such as name@example.com.',
      fr: 'Saisissez une adresse e-mail comme nom@example.com.',
      de: 'Gib eine E-Mail-Adresse ein, zum Beispiel name@example.com.',
      es: 'Escribe un correo como nombre@example.com.',
    },
    messageKey: 'invalidEmailFormat',
  },
  LOYALTY_MEMBER_NOT_FOUND: {
    status: 404,
    ids: ['4044'],
    message: {
      en: 'We cannot find this loyalty membership. Check the details, or join.',
      fr: 'Nous ne trouvons pas cette adhésion. Vérifiez les informations ou adhérez.',
      de: 'Diese Mitgliedschaft finden wir nicht. Prüfe die Angaben oder tritt bei.',
      es: 'No encontramos esta suscripción al programa. Revisa los datos o únete.',
    },
    messageKey: 'loyaltyMemberNotFound',
  },
  USER_LOCKED: {
    status: 423,
    ids: ['AUT423'],
    message: {
      en: 'Too many tries: sign-in is locked for 15 minutes. You can reset your password now.',
      fr: 'Trop d’essais : la connexion est bloquée pendant 15 minutes. Vous pouvez réinitialiser votre mot de passe dès maintenant.',
      de: 'Zu viele Versuche: Die Anmeldung ist für 15 Minuten gesperrt. Dein Passwort kannst du jetzt zurücksetzen.',
      es: 'Demasiados intentos: el inicio de sesión está bloqueado durante 15 minutos. Puedes restablecer tu contraseña ahora.',
    },
    messageKey: 'userLocked',
  },
  ACCOUNT_LOCKED: {
    status: 423,
    ids: ['AUT441'],
    message: {
      en: 'Your account is still locked. Wait 15 minutes, or reset your password.',
      fr: 'Votre compte est encore bloqué. Patientez 15 minutes ou réinitialisez votre mot de passe.',
      de: 'Dein Konto ist noch gesperrt. Warte 15 Minuten oder setze dein Passwort zurück.',
      es: 'Tu cuenta sigue bloqueada. Espera 15 minutos o restablece tu contraseña.',
    },
    messageKey: 'accountLocked',
  },
  LAST_LOGIN_ATTEMPT: {
    status: 401,
    ids: ['AUT426'],
    message: {
      en: 'Email or password is not right. One try is left before we lock sign-in for 15 minutes.',
      fr: 'L’adresse e-mail ou le mot de passe est incorrect. Il reste un essai avant un blocage de 15 minutes.',
      de: 'E-Mail oder Passwort stimmt nicht. Du hast noch einen Versuch, dann ist die Anmeldung für 15 Minuten gesperrt.',
      es: 'El correo o la contraseña no son correctos. Queda un intento antes de bloquear el inicio de sesión 15 minutos.',
    },
    messageKey: 'lastLoginAttempt',
  },
  PHONE_IN_USE: {
    status: 409,
    ids: ['AUT444'],
    message: {
      en: 'This phone number belongs to another account. Use another one, or sign in.',
      fr: 'Ce numéro de téléphone appartient à un autre compte. Utilisez-en un autre ou connectez-vous.',
      de: 'Diese Telefonnummer gehört zu einem anderen Konto. Nimm eine andere oder melde dich an.',
      es: 'Este teléfono es de otra cuenta. Usa otro o inicia sesión.',
    },
    messageKey: 'phoneInUse',
  },
  PROFILE_PHONE_IN_USE: {
    status: 409,
    ids: ['AUT442'],
    message: {
      en: 'This phone number belongs to another account. Use another one.',
      fr: 'Ce numéro de téléphone appartient à un autre compte. Utilisez-en un autre.',
      de: 'Diese Telefonnummer gehört zu einem anderen Konto. Nimm eine andere.',
      es: 'Este teléfono es de otra cuenta. Usa otro.',
    },
    messageKey: 'profilePhoneInUse',
  },
  DUPLICATED_TOKEN: {
    status: 409,
    ids: ['AUT409'],
    message: {
      en: 'This sign-in was already used. Try again.',
      fr: 'Cette connexion a déjà servi. Réessayez.',
      de: 'Diese Anmeldung wurde schon benutzt. Versuch es noch einmal.',
      es: 'Este inicio de sesión ya se ha usado. Inténtalo de nuevo.',
    },
    messageKey: 'duplicatedToken',
  },
  CANNOT_AUTHORISE: {
    status: 401,
    ids: ['AUT404'],
    message: {
      en: 'You may not do this with your account. Sign in with another one.',
      fr: 'Votre compte ne le permet pas. Connectez-vous avec un autre.',
      de: 'Das geht mit deinem Konto nicht. Melde dich mit einem anderen an.',
      es: 'Tu cuenta no puede hacer esto. Inicia sesión con otra.',
    },
    messageKey: 'cannotAuthorise',
  },
  LOGIN_SYSTEM_ERROR: {
    status: 500,
    ids: ['AUT500'],
    message: {
      en: 'Sign-in is not working at the moment. Try again in a minute.',
      fr: 'La connexion ne fonctionne pas pour le moment. Réessayez dans une minute.',
      de: 'Die Anmeldung geht gerade nicht. Versuch es in einer Minute noch einmal.',
      es: 'El inicio de sesión no funciona en este momento. Inténtalo de nuevo en un minuto.',
    },
    messageKey: 'loginSystemError',
  },
  AUTHORISATION_FAILED: {
    status: 401,
    ids: ['AUT432'],
    message: {
      en: 'Sign in to go on.',
      fr: 'Connectez-vous pour continuer.',
      de: 'Melde dich an, um weiterzumachen.',
      es: 'Inicia sesión para continuar.',
    },
    messageKey: 'authorisationFailed',
  },
  RESET_LINK_EXPIRED: {
    status: 410,
    ids: ['AUT402'],
    message: {
      en: 'This link has expired. Ask for a new one.',
      fr: 'Ce lien a expiré. Demandez-en un nouveau.',
      de: 'Dieser Link ist abgelaufen. Fordere einen neuen an.',
      es: 'Este enlace ha caducado. Pide uno nuevo.',
    },
    messageKey: 'resetLinkExpired',
  },
  // The only 403: clients answer a 403 that carries an appId with a bot challenge.
  CAPTCHA_FAILED: {
    status: 403,
    ids: ['AUT403'],
    message: {
      en: 'We could not tell that you are a person. Reload the page and try again.',
      fr: 'Nous n’avons pas pu vérifier que vous êtes une personne. Rechargez la page et réessayez.',
      de: 'Wir konnten nicht erkennen, dass du ein Mensch bist. Lade die Seite neu und versuch es noch einmal.',
      es: 'No hemos podido comprobar que eres una persona. Recarga la página e inténtalo de nuevo.',
    },
    messageKey: 'captchaFailed',
  },
  PASSWORDS_DO_NOT_MATCH: {
    status: 400,
    ids: ['FE340'],
    message: {
      en: 'The two passwords differ. Enter them again.',
      fr: 'Les deux mots de passe sont différents. Saisissez-les à nouveau.',
      de: 'Die beiden Passwörter sind verschieden. Gib sie noch einmal ein.',
      es: 'Las dos contraseñas son distintas. Escríbelas de nuevo.',
    },
    messageKey: 'passwordsDoNotMatch',
  },
  PASSWORD_TOO_SHORT: {
    status: 400,
    ids: ['FE872'],
    message: {
      en: 'Use at least 8 characters with upper case, lower case and a number.',
      fr: 'Utilisez au moins 8 caractères avec une majuscule, une minuscule et un chiffre.',
      de: 'Nimm mindestens 8 Zeichen mit Groß- und Kleinbuchstaben und einer Ziffer.',
      es: 'Usa al menos 8 caracteres con mayúscula, minúscula y número.',
    },
    messageKey: 'passwordTooShort',
  },
} as const satisfies Record<string, CatalogueEntry>
