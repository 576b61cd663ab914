import type { CatalogueEntry } from './errors.entry.ts'

/** What can go wrong with profiles and address books. */
export const PROFILE_ERRORS = {
  PROFILE_UPDATE_FAILED: {
    status: 409,
    ids: ['PRO412'],
    message: {
      en: 'Your profile was changed elsewhere. Reload the page and try again.',
      fr: 'Votre profil a été modifié ailleurs. Rechargez la page et réessayez.',
      de: 'Dein Profil wurde anderswo geändert. Lade die Seite neu und versuch es noch einmal.',
      es: 'Tu perfil se ha cambiado en otro lugar. Recarga la página e inténtalo de nuevo.',
    },
    messageKey: 'profileUpdateFailed',
  },
  PROFILE_UPDATE_REFUSED: {
    status: 400,
    ids: ['PRO418'],
    message: {
      en: 'This part of your profile cannot be changed here. Contact us.',
      fr: 'Cette partie de votre profil ne peut pas être modifiée ici. Écrivez-nous.',
      de: 'Dieser Teil deines Profils lässt sich hier nicht ändern. Schreib uns.',
      es: 'Esta parte de tu perfil no se puede cambiar aquí. Escríbenos.',
    },
    messageKey: 'profileUpdateRefused',
  },
  BILLING_ADDRESS_DELETE: {
    status: 409,
    ids: ['PRO414'],
    message: {
      en: 'A saved card uses this billing address. Change the card first.',
      fr: 'Une carte enregistrée utilise cette adresse de facturation. Modifiez d’abord la carte.',
      de: 'Eine gespeicherte Karte nutzt diese Rechnungsadresse. Ändere zuerst die Karte.',
      es: 'Una tarjeta guardada usa esta dirección de facturación. Cambia antes la tarjeta.',
    },
    messageKey: 'billingAddressDelete',
  },
  PASSWORD_CHANGE_FAILED: {
    status: 409,
    ids: ['PRO415'],
    message: {
      en: 'Your password was not changed. Ask for a reset link instead.',
      fr: 'Votre mot de passe n’a pas été modifié. Demandez plutôt un lien de réinitialisation.',
      de: 'Dein Passwort wurde nicht geändert. Fordere stattdessen einen Link zum Zurücksetzen an.',
      es: 'Tu contraseña no se ha cambiado. Pide un enlace para restablecerla.',
    },
    messageKey: 'passwordChangeFailed',
  },
  PROFILE_NOT_FOUND: {
    status: 404,
    ids: ['PRO404'],
    message: {
      en: 'We cannot find your profile. Sign in again.',
      fr: 'Nous ne trouvons pas votre profil. Reconnectez-vous.',
      de: 'Wir finden dein Profil nicht. Melde dich noch einmal an.',
      es: 'No encontramos tu perfil. Inicia sesión de nuevo.',
    },
    messageKey: 'profileNotFound',
  },
  INVALID_AGE: {
    status: 400,
    ids: ['PRO410'],
    message: {
      en: 'You must be at least {minimalAge} to sign up.',
      fr: 'Vous devez avoir au moins {minimalAge} ans pour vous inscrire.',
      de: 'Du musst mindestens {minimalAge} Jahre alt sein, um dich zu registrieren.',
      es: 'Debes tener al menos {minimalAge} años para registrarte.',
    },
    messageKey: 'dobAgeRestrictionMsg',
  },
  MISSING_BIRTHDATE: {
    status: 400,
    ids: ['PRO411'],
    message: {
      en: 'Enter your date of birth.',
      fr: 'Saisissez votre date de naissance.',
      de: 'Gib dein Geburtsdatum ein.',
      es: 'Escribe tu fecha de nacimiento.',
    },
    messageKey: 'missingBirthdate',
  },
  PROFILE_LOGIN_IN_USE: {
    status: 409,
    ids: ['PRO400'],
    message: {
      en: 'This email address belongs to another account. Use another one.',
      fr: 'Cette adresse e-mail appartient à un autre compte. Utilisez-en une autre.',
      de: 'Diese E-Mail-Adresse gehört zu einem anderen Konto. Nimm eine andere.',
      es: 'Este correo es de otra cuenta. Usa otro.',
    },
    messageKey: 'profileLoginInUse',
  },
  LOGIN_IN_USE: {
    status: 409,
    ids: ['AUT439'],
    message: {
      en: 'There is already an account with this email address. Sign in instead.',
      fr: 'Un compte existe déjà avec cette adresse e-mail. Connectez-vous.',
      de: 'Mit dieser E-Mail-Adresse gibt es schon ein Konto. Melde dich an.',
      es: 'Ya hay una cuenta con este correo. Inicia sesión.',
    },
    messageKey: 'loginInUse',
  },
  ADDRESS_EXISTS: {
    status: 409,
    ids: ['CCA400'],
    message: {
      en: 'This address is already in your address book.',
      fr: 'Cette adresse est déjà dans votre carnet d’adresses.',
      de: 'Diese Adresse steht schon in deinem Adressbuch.',
      es: 'Esta dirección ya está en tu libreta.',
    },
    messageKey: 'addressExists',
  },
  INVALID_ADDRESS_ID: {
    status: 404,
    ids: ['CCA401'],
    message: {
      en: 'This address is not in your address book any more. Reload the page.',
      fr: 'Cette adresse n’est plus dans votre carnet d’adresses. Rechargez la page.',
      de: 'Diese Adresse steht nicht mehr in deinem Adressbuch. Lade die Seite neu.',
      es: 'Esta dirección ya no está en tu libreta. Recarga la página.',
    },
    messageKey: 'invalidAddressId',
  },
  UNKNOWN_CUSTOMER: {
    status: 404,
    ids: ['CCN404'],
    message: {
      en: 'We do not know a customer with these details. Check them and try again.',
      fr: 'Nous ne connaissons personne avec ces informations. Vérifiez-les et réessayez.',
      de: 'Mit diesen Angaben kennen wir niemanden. Prüfe sie und versuch es noch einmal.',
      es: 'No conocemos a nadie con estos datos. Revísalos e inténtalo de nuevo.',
    },
    messageKey: 'unknownCustomer',
  },
} as const satisfies Record<string, CatalogueEntry>
