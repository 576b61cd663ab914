import type { CatalogueEntry } from './errors.entry.ts'

/** Refusals of the staff's services. The specification has no codes for them: they share the nearest id. */
export const STAFF_ERRORS = {
  STAFF_SIGN_IN_REQUIRED: {
    status: 401,
    ids: ['AUT401'],
    message: {
      en: 'Sign in to go on.',
      fr: 'Connectez-vous pour continuer.',
      de: 'Melde dich an, um weiterzumachen.',
      es: 'Inicia sesión para continuar.',
    },
    messageKey: 'staffSignInRequired',
  },
  STAFF_SIGN_IN_REFUSED: {
    status: 401,
    ids: ['AUT401'],
    message: {
      en: 'That did not work. Check what you entered and try again.',
      fr: 'Cela n’a pas fonctionné. Vérifiez votre saisie et réessayez.',
      de: 'Das hat nicht geklappt. Prüfe deine Eingaben und versuche es noch einmal.',
      es: 'No ha funcionado. Revisa lo que has escrito e inténtalo de nuevo.',
    },
    messageKey: 'staffSignInRefused',
  },
  STAFF_LOCKED: {
    status: 423,
    ids: ['AUT441'],
    message: {
      en: 'Too many tries failed. Wait 15 minutes, or use a passkey.',
      fr: 'Trop d’essais ont échoué. Patientez 15 minutes, ou utilisez une clé d’accès.',
      de: 'Zu viele Versuche sind gescheitert. Warte 15 Minuten, oder nimm einen Passkey.',
      es: 'Han fallado demasiados intentos. Espera 15 minutos o usa una llave de acceso.',
    },
    messageKey: 'staffLocked',
  },
  STAFF_CODE_WRONG: {
    status: 401,
    ids: ['AUT401'],
    message: {
      en: 'These six digits are not right, or their half minute is over. Enter those that show now; the clock of your device must be right.',
      fr: 'Ces six chiffres sont faux ou leur demi-minute est passée. Saisissez ceux affichés maintenant ; l’heure de votre appareil doit être juste.',
      de: 'Diese sechs Ziffern stimmen nicht, oder ihre halbe Minute ist um. Gib die ein, die jetzt zu sehen sind; die Uhr deines Geräts muss richtig gehen.',
      es: 'Estos seis dígitos no son correctos o su medio minuto ha pasado. Introduce los que se ven ahora; la hora del dispositivo debe ser exacta.',
    },
    messageKey: 'staffCodeWrong',
  },
  STAFF_CODE_REQUIRED: {
    status: 401,
    ids: ['AUT401'],
    message: {
      en: 'Enter the six digits of your authenticator.',
      fr: 'Saisissez les six chiffres de votre application d’authentification.',
      de: 'Gib die sechs Ziffern deiner Authenticator-App ein.',
      es: 'Introduce los seis dígitos de tu autenticador.',
    },
    messageKey: 'staffCodeRequired',
  },
  STAFF_PASSWORD_WEAK: {
    status: 400,
    ids: ['FE872'],
    message: {
      en: 'This is soon guessed: without common words, years, rows of keys and repeats, too little of it is left. Add words that only you think of.',
      fr: 'C’est vite deviné : sans mots courants, années, suites de touches et répétitions, il en reste trop peu. Ajoutez des mots qui ne viennent qu’à vous.',
      de: 'Das ist schnell erraten: Ohne gängige Wörter, Jahreszahlen, Tastenreihen und Wiederholungen bleibt zu wenig übrig. Nimm Wörter dazu, auf die nur du kommst.',
      es: 'Se adivina pronto: sin palabras corrientes, años, filas de teclas ni repeticiones queda demasiado poco. Añade palabras que solo se te ocurran a ti.',
    },
    messageKey: 'staffPasswordWeak',
  },
  STAFF_PASSWORD_PERSONAL: {
    status: 400,
    ids: ['FE872'],
    message: {
      en: 'Your name, your address and the name of the shop are what somebody tries first. Choose a password with more than those in it.',
      fr: 'Votre nom, votre adresse et le nom de la boutique sont ce qu’on essaie d’abord. Choisissez un mot de passe qui contienne davantage.',
      de: 'Dein Name, deine Adresse und der Name des Shops werden zuerst versucht. Wähle ein Passwort, in dem mehr steht als das.',
      es: 'Tu nombre, tu dirección y el nombre de la tienda es lo que primero se prueba. Elige una contraseña que contenga algo más.',
    },
    messageKey: 'staffPasswordPersonal',
  },
  STAFF_PROOF_REQUIRED: {
    status: 403,
    ids: ['AUT401'],
    message: {
      en: 'Show that it is still you, then try again.',
      fr: 'Confirmez que c’est toujours vous, puis réessayez.',
      de: 'Zeige, dass du es noch bist, und versuche es dann noch einmal.',
      es: 'Demuestra que sigues siendo tú e inténtalo de nuevo.',
    },
    messageKey: 'staffProofRequired',
  },
  STAFF_FORBIDDEN: {
    status: 403,
    ids: ['AUT401'],
    message: {
      en: 'You are not allowed to do this. It needs {permission}.',
      fr: 'Vous n’y êtes pas autorisé. Il faut {permission}.',
      de: 'Das darfst du nicht. Nötig ist {permission}.',
      es: 'No tienes permiso para esto. Hace falta {permission}.',
    },
    messageKey: 'staffForbidden',
  },
  STAFF_GRANT_REFUSED: {
    status: 403,
    ids: ['AUT401'],
    message: {
      en: 'You can give rights, and change people and keys, only as far as your own rights go.',
      fr: 'Vous ne pouvez donner des droits ni modifier des personnes ou des clés au-delà de vos propres droits.',
      de: 'Rechte geben und Personen oder Schlüssel ändern kannst du nur so weit, wie deine eigenen Rechte reichen.',
      es: 'Solo puedes dar derechos, o cambiar personas y claves, hasta donde llegan los tuyos.',
    },
    messageKey: 'staffGrantRefused',
  },
  STAFF_ADDRESS_REFUSED: {
    status: 400,
    ids: ['API406'],
    message: {
      en: 'Nothing can be sent to this address: {because}.',
      fr: 'Rien ne peut être envoyé à cette adresse : {because}.',
      de: 'An diese Adresse lässt sich nichts senden: {because}.',
      es: 'No se puede enviar nada a esta dirección: {because}.',
    },
    messageKey: 'staffAddressRefused',
  },
  STAFF_LAST_OWNER: {
    status: 409,
    ids: ['API406'],
    message: {
      en: 'This is the last owner. Make somebody else an owner first.',
      fr: 'C’est le dernier propriétaire. Nommez-en d’abord un autre.',
      de: 'Das ist der letzte Inhaber. Mach zuerst jemand anderen zum Inhaber.',
      es: 'Es el último propietario. Nombra antes a otra persona.',
    },
    messageKey: 'staffLastOwner',
  },
  STAFF_LAST_WAY: {
    status: 409,
    ids: ['API406'],
    message: {
      en: 'You could not sign in any more. Add another passkey first, or a password with an authenticator.',
      fr: 'Vous ne pourriez plus vous connecter. Ajoutez d’abord une autre clé d’accès, ou un mot de passe avec un authentificateur.',
      de: 'Du könntest dich nicht mehr anmelden. Füge zuerst einen anderen Passkey hinzu, oder ein Passwort mit Authenticator.',
      es: 'Ya no podrías entrar. Añade antes otra llave de acceso, o una contraseña con autenticador.',
    },
    messageKey: 'staffLastWay',
  },
  STAFF_NO_WAY_LEFT: {
    status: 409,
    ids: ['API406'],
    message: {
      en: 'This is their only way in: without it they cannot sign in before you send them a new link. Do it again if that is what you mean.',
      fr: 'C’est son seul accès : sans lui, cette personne ne pourra se connecter qu’avec un nouveau lien de votre part. Recommencez si c’est bien voulu.',
      de: 'Das ist der einzige Weg herein: Ohne ihn kann sich die Person erst anmelden, wenn du ihr einen neuen Link sendest. Tu es noch einmal, wenn das gewollt ist.',
      es: 'Es su único acceso: sin él no podrá entrar hasta que le envíes otro enlace. Repítelo si es lo que quieres.',
    },
    messageKey: 'staffNoWayLeft',
  },
  STAFF_KNOWN: {
    status: 409,
    ids: ['API406'],
    message: {
      en: 'Somebody with this address is invited already, or at work. If they need a link, send a new one from the list.',
      fr: 'Quelqu’un avec cette adresse est déjà invité ou au travail. S’il faut un lien, envoyez-en un nouveau depuis la liste.',
      de: 'Jemand mit dieser Adresse ist schon eingeladen oder an der Arbeit. Wird ein Link gebraucht, sende einen neuen aus der Liste.',
      es: 'Alguien con esta dirección ya está invitado o trabajando. Si necesita un enlace, envía uno nuevo desde la lista.',
    },
    messageKey: 'staffKnown',
  },
  STAFF_NOT_FOUND: {
    status: 404,
    ids: ['API404'],
    message: {
      en: 'There is no such thing, or no longer.',
      fr: 'Cela n’existe pas, ou n’existe plus.',
      de: 'Das gibt es nicht, oder nicht mehr.',
      es: 'Eso no existe, o ya no existe.',
    },
    messageKey: 'staffNotFound',
  },
  STAFF_NOT_NOW: {
    status: 409,
    ids: ['API406'],
    message: {
      en: 'That cannot be done now: {reason}',
      fr: 'Impossible pour l’instant : {reason}',
      de: 'Das geht jetzt nicht: {reason}',
      es: 'Ahora no es posible: {reason}',
    },
    messageKey: 'staffNotNow',
  },
  STAFF_BUSY: {
    status: 409,
    ids: ['API406'],
    message: {
      en: 'The machine is too busy for this. Try again in a few minutes: nothing has to be sent again.',
      fr: 'La machine est trop occupée pour cela. Réessayez dans quelques minutes : rien n’est à renvoyer.',
      de: 'Die Maschine ist dafür zu beschäftigt. Versuche es in ein paar Minuten wieder: Nichts muss noch einmal gesendet werden.',
      es: 'La máquina está demasiado ocupada para esto. Inténtalo dentro de unos minutos: no hay que volver a enviar nada.',
    },
    messageKey: 'staffBusy',
  },
  STAFF_SECOND_PERSON: {
    status: 403,
    ids: ['AUT401'],
    message: {
      en: 'Somebody else has to decide this, and somebody who may give that much.',
      fr: 'C’est à quelqu’un d’autre d’en décider, et qui peut accorder autant.',
      de: 'Das muss jemand anders entscheiden, und jemand, der so viel geben darf.',
      es: 'Debe decidirlo otra persona, y una que pueda conceder tanto.',
    },
    messageKey: 'staffSecondPerson',
  },
  STAFF_LINK_INVALID: {
    status: 410,
    ids: ['AUT401'],
    message: {
      en: 'This link was used already, or its time is over. Ask for a new one.',
      fr: 'Ce lien a déjà servi ou a expiré. Demandez-en un nouveau.',
      de: 'Dieser Link wurde schon benutzt, oder seine Zeit ist um. Bitte um einen neuen.',
      es: 'Este enlace ya se usó o ha caducado. Pide uno nuevo.',
    },
    messageKey: 'staffLinkInvalid',
  },
  STAFF_GOVERNED: {
    status: 409,
    ids: ['API406'],
    message: {
      en: 'The company’s own sign-in decides about this person. There is no other way in for them.',
      fr: 'La connexion de l’entreprise décide pour cette personne. Il n’y a pas d’autre accès pour elle.',
      de: 'Über diese Person entscheidet die Anmeldung der Firma. Einen anderen Weg hinein gibt es für sie nicht.',
      es: 'Sobre esta persona decide el acceso de la empresa. No tiene otra manera de entrar.',
    },
    messageKey: 'staffGoverned',
  },
  STAFF_ROLE_PRESET: {
    status: 409,
    ids: ['API406'],
    message: {
      en: 'Preset roles stay as they are. Make one of your own.',
      fr: 'Les rôles fournis restent tels quels. Créez le vôtre.',
      de: 'Mitgelieferte Rollen bleiben, wie sie sind. Leg eine eigene an.',
      es: 'Los roles predefinidos se quedan como están. Crea uno propio.',
    },
    messageKey: 'staffRolePreset',
  },
  STAFF_ROLE_IN_USE: {
    status: 409,
    ids: ['API406'],
    message: {
      en: 'Somebody still has this role.',
      fr: 'Quelqu’un a encore ce rôle.',
      de: 'Jemand hat diese Rolle noch.',
      es: 'Alguien tiene todavía este rol.',
    },
    messageKey: 'staffRoleInUse',
  },
} as const satisfies Record<string, CatalogueEntry>
