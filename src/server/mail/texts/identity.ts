import type { LetterTexts } from './letter-texts.ts'

export const identity = {
  'password-reset': {
    subject: {
      en: 'Choose a new password',
      fr: 'Choisissez un nouveau mot de passe',
      de: 'Neues Passwort wählen',
      es: 'Elige una contraseña nueva',
    },
    heading: {
      en: 'Choose a new password',
      fr: 'Choisissez un nouveau mot de passe',
      de: 'Neues Passwort wählen',
      es: 'Elige una contraseña nueva',
    },
    body: [
      {
        en: 'This link works once, for {minutes} minutes.',
        fr: 'Ce lien fonctionne une fois, pendant {minutes} minutes.',
        de: 'Dieser Link gilt einmal, {minutes} Minuten lang.',
        es: 'Este enlace sirve una vez, durante {minutes} minutos.',
      },
      {
        en: 'If you did not ask for it, leave it: your password stays as it is.',
        fr: 'Vous n’avez rien demandé ? Laissez-le : votre mot de passe reste le même.',
        de: 'Du hast ihn nicht angefordert? Dann lass ihn liegen: Dein Passwort bleibt, wie es ist.',
        es: '¿No lo pediste? Déjalo: tu contraseña sigue igual.',
      },
    ],
    action: {
      en: 'Choose a new password',
      fr: 'Choisir un mot de passe',
      de: 'Neues Passwort wählen',
      es: 'Elegir contraseña',
    },
  },
  'password-changed': {
    subject: {
      en: 'Your password was changed',
      fr: 'Votre mot de passe a été modifié',
      de: 'Dein Passwort wurde geändert',
      es: 'Tu contraseña ha cambiado',
    },
    heading: {
      en: 'Your password was changed',
      fr: 'Votre mot de passe a été modifié',
      de: 'Dein Passwort wurde geändert',
      es: 'Tu contraseña ha cambiado',
    },
    body: [
      {
        en: 'Your Cairn account has a new password, and everyone else who was signed in is signed out.',
        fr: 'Votre compte Cairn a un nouveau mot de passe ; toutes les autres connexions ont pris fin.',
        de: 'Dein Cairn-Konto hat ein neues Passwort; wer sonst angemeldet war, ist abgemeldet.',
        es: 'Tu cuenta de Cairn tiene una contraseña nueva y se han cerrado las demás sesiones.',
      },
      {
        en: 'If you reset it by mail, your passkeys are gone too. Add them again in your account.',
        fr: 'Après une réinitialisation par e-mail, vos clés d’accès sont supprimées aussi. Ajoutez-les à nouveau dans votre compte.',
        de: 'Hast du es per E-Mail zurückgesetzt, sind auch deine Passkeys weg. In deinem Konto kannst du sie neu anlegen.',
        es: 'Si la restableciste por correo, tus llaves de acceso también se han borrado. Puedes añadirlas de nuevo en tu cuenta.',
      },
      {
        en: 'If it was not you, tell us at once.',
        fr: 'Ce n’était pas vous ? Prévenez-nous tout de suite.',
        de: 'Das warst nicht du? Sag uns sofort Bescheid.',
        es: '¿No fuiste tú? Avísanos enseguida.',
      },
    ],
    action: { en: 'Contact us', fr: 'Nous contacter', de: 'Kontakt aufnehmen', es: 'Contactar' },
  },
  'email-changed': {
    subject: {
      en: 'Your email address was changed',
      fr: 'Votre adresse e-mail a été modifiée',
      de: 'Deine E-Mail-Adresse wurde geändert',
      es: 'Tu correo electrónico ha cambiado',
    },
    heading: {
      en: 'Your email address was changed',
      fr: 'Votre adresse e-mail a été modifiée',
      de: 'Deine E-Mail-Adresse wurde geändert',
      es: 'Tu correo electrónico ha cambiado',
    },
    body: [
      {
        en: 'Your Cairn account has another email address now. From here on you sign in with that one, and we write to it.',
        fr: 'Votre compte Cairn a désormais une autre adresse e-mail. Vous vous connectez avec elle, et nous vous y écrivons.',
        de: 'Dein Cairn-Konto hat jetzt eine andere E-Mail-Adresse. Ab sofort meldest du dich mit ihr an, und wir schreiben an sie.',
        es: 'Tu cuenta de Cairn tiene ahora otro correo electrónico. Desde ahora inicias sesión con él y te escribimos ahí.',
      },
      {
        en: 'If it was not you, tell us at once.',
        fr: 'Ce n’était pas vous ? Prévenez-nous tout de suite.',
        de: 'Das warst nicht du? Sag uns sofort Bescheid.',
        es: '¿No fuiste tú? Avísanos enseguida.',
      },
    ],
    action: { en: 'Contact us', fr: 'Nous contacter', de: 'Kontakt aufnehmen', es: 'Contactar' },
  },
  'email-confirm': {
    subject: {
      en: 'Confirm your email address',
      fr: 'Confirmez votre adresse e-mail',
      de: 'Bestätige deine E-Mail-Adresse',
      es: 'Confirma tu correo electrónico',
    },
    heading: {
      en: 'Confirm your email address',
      fr: 'Confirmez votre adresse e-mail',
      de: 'Bestätige deine E-Mail-Adresse',
      es: 'Confirma tu correo electrónico',
    },
    body: [
      {
        en: 'You made a Cairn account with this address. Confirm that it is yours: your member benefits begin then.',
        fr: 'Vous avez créé un compte Cairn avec cette adresse. Confirmez qu’elle est la vôtre : vos avantages commencent alors.',
        de: 'Du hast mit dieser Adresse ein Konto bei Cairn angelegt. Bestätige, dass sie dir gehört: Dann beginnen deine Vorteile.',
        es: 'Has creado una cuenta de Cairn con esta dirección. Confirma que es tuya: entonces empiezan tus ventajas.',
      },
      {
        en: 'If it was not you, leave this mail: without your confirmation the account gets nothing that is yours.',
        fr: 'Si ce n’était pas vous, laissez ce message : sans votre confirmation, ce compte n’obtient rien qui vous revient.',
        de: 'Warst du das nicht, lass diese Mail liegen: Ohne deine Bestätigung bekommt das Konto nichts, was dir gehört.',
        es: 'Si no has sido tú, deja este mensaje: sin tu confirmación la cuenta no recibe nada que sea tuyo.',
      },
    ],
    action: {
      en: 'Confirm the address',
      fr: 'Confirmer l’adresse',
      de: 'Adresse bestätigen',
      es: 'Confirmar la dirección',
    },
  },
  'email-confirm-new': {
    subject: {
      en: 'Confirm your new email address',
      fr: 'Confirmez votre nouvelle adresse e-mail',
      de: 'Bestätige deine neue E-Mail-Adresse',
      es: 'Confirma tu nuevo correo electrónico',
    },
    heading: {
      en: 'Confirm your new email address',
      fr: 'Confirmez votre nouvelle adresse e-mail',
      de: 'Bestätige deine neue E-Mail-Adresse',
      es: 'Confirma tu nuevo correo electrónico',
    },
    body: [
      {
        en: 'You want to use this address for your Cairn account. It takes the place of the old one as soon as you confirm it.',
        fr: 'Vous voulez utiliser cette adresse pour votre compte Cairn. Elle remplace l’ancienne dès que vous la confirmez.',
        de: 'Du möchtest diese Adresse für dein Konto bei Cairn verwenden. Sie ersetzt die alte, sobald du sie bestätigst.',
        es: 'Quieres usar esta dirección para tu cuenta de Cairn. Sustituye a la anterior en cuanto la confirmes.',
      },
      {
        en: 'If you did not ask for this, leave this mail and nothing changes.',
        fr: 'Si vous n’avez rien demandé, laissez ce message et rien ne change.',
        de: 'Hast du nicht darum gebeten, lass diese Mail liegen, und nichts ändert sich.',
        es: 'Si no lo has pedido, deja este mensaje y nada cambia.',
      },
    ],
    action: {
      en: 'Confirm the address',
      fr: 'Confirmer l’adresse',
      de: 'Adresse bestätigen',
      es: 'Confirmar la dirección',
    },
  },
  'email-change-asked': {
    subject: {
      en: 'Someone wants to change your email address',
      fr: 'On demande à changer votre adresse e-mail',
      de: 'Jemand möchte deine E-Mail-Adresse ändern',
      es: 'Alguien quiere cambiar tu correo electrónico',
    },
    heading: {
      en: 'Your account may get another address',
      fr: 'Votre compte pourrait changer d’adresse',
      de: 'Dein Konto soll eine andere Adresse bekommen',
      es: 'Tu cuenta podría cambiar de dirección',
    },
    body: [
      {
        en: 'Someone who is signed in to your Cairn account asked to replace this email address. It changes once the new one is confirmed.',
        fr: 'Une personne connectée à votre compte Cairn a demandé à remplacer cette adresse. Elle change dès que la nouvelle est confirmée.',
        de: 'Jemand, der in deinem Konto bei Cairn angemeldet ist, möchte diese E-Mail-Adresse ersetzen. Das geschieht, sobald die neue bestätigt ist.',
        es: 'Alguien con la sesión iniciada en tu cuenta de Cairn ha pedido sustituir esta dirección. Cambia en cuanto se confirme la nueva.',
      },
      {
        en: 'If it was not you, change your password now: that stops it.',
        fr: 'Si ce n’était pas vous, changez votre mot de passe maintenant : cela l’arrête.',
        de: 'Warst du das nicht, ändere jetzt dein Passwort: Das hält es auf.',
        es: 'Si no has sido tú, cambia ahora tu contraseña: eso lo detiene.',
      },
    ],
    action: {
      en: 'Choose a new password',
      fr: 'Choisir un nouveau mot de passe',
      de: 'Neues Passwort wählen',
      es: 'Elegir otra contraseña',
    },
  },
  'passkey-added': {
    subject: {
      en: 'A passkey was added',
      fr: 'Une clé d’accès a été ajoutée',
      de: 'Ein Passkey kam hinzu',
      es: 'Se ha añadido una llave de acceso',
    },
    heading: {
      en: 'A passkey was added to your account',
      fr: 'Une clé d’accès a été ajoutée à votre compte',
      de: 'In deinem Konto gibt es einen neuen Passkey',
      es: 'Se ha añadido una llave de acceso a tu cuenta',
    },
    body: [
      {
        en: 'From now on it signs in to your Cairn account without the password.',
        fr: 'Elle ouvre désormais votre compte Cairn sans mot de passe.',
        de: 'Von nun an meldet er ohne Passwort in deinem Konto bei Cairn an.',
        es: 'Desde ahora abre tu cuenta de Cairn sin contraseña.',
      },
      {
        en: 'If it was not you, remove it in your account and change your password at once.',
        fr: 'Si ce n’était pas vous, supprimez-la dans votre compte et changez aussitôt votre mot de passe.',
        de: 'Warst du das nicht, entferne ihn in deinem Konto und ändere sofort dein Passwort.',
        es: 'Si no has sido tú, quítala en tu cuenta y cambia tu contraseña enseguida.',
      },
    ],
    action: {
      en: 'See your passkeys',
      fr: 'Voir vos clés d’accès',
      de: 'Deine Passkeys ansehen',
      es: 'Ver tus llaves de acceso',
    },
  },
  'passkey-removed': {
    subject: {
      en: 'A passkey was removed',
      fr: 'Une clé d’accès a été supprimée',
      de: 'Ein Passkey wurde entfernt',
      es: 'Se ha quitado una llave de acceso',
    },
    heading: {
      en: 'A passkey was removed from your account',
      fr: 'Une clé d’accès a été retirée de votre compte',
      de: 'Ein Passkey wurde aus deinem Konto entfernt',
      es: 'Se ha quitado una llave de acceso de tu cuenta',
    },
    body: [
      {
        en: 'It does not sign in to your Cairn account any more.',
        fr: 'Elle n’ouvre plus votre compte Cairn.',
        de: 'Er meldet nicht mehr in deinem Konto bei Cairn an.',
        es: 'Ya no abre tu cuenta de Cairn.',
      },
      {
        en: 'If it was not you, change your password at once.',
        fr: 'Si ce n’était pas vous, changez aussitôt votre mot de passe.',
        de: 'Warst du das nicht, ändere sofort dein Passwort.',
        es: 'Si no has sido tú, cambia tu contraseña enseguida.',
      },
    ],
    action: {
      en: 'See your passkeys',
      fr: 'Voir vos clés d’accès',
      de: 'Deine Passkeys ansehen',
      es: 'Ver tus llaves de acceso',
    },
  },
} satisfies LetterTexts
