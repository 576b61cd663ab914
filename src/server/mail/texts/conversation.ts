import type { LetterTexts } from './letter-texts.ts'

export const conversation = {
  'question-answered': {
    subject: {
      en: 'Your question about {product} has an answer',
      fr: 'Une réponse à votre question sur {product}',
      de: 'Antwort auf deine Frage zu {product}',
      es: 'Hay respuesta a tu pregunta sobre {product}',
    },
    heading: {
      en: 'It has an answer',
      fr: 'Vous avez une réponse',
      de: 'Es gibt eine Antwort',
      es: 'Hay una respuesta',
    },
    body: [
      {
        en: 'Someone has answered what you asked about {product}.',
        fr: 'Votre question sur {product} a reçu une réponse.',
        de: 'Auf deine Frage zu {product} gibt es eine Antwort.',
        es: 'Alguien ha respondido a tu pregunta sobre {product}.',
      },
    ],
    action: { en: 'Read it', fr: 'La lire', de: 'Lesen', es: 'Leerla' },
  },
  'contribution-hidden': {
    subject: {
      en: 'About what you wrote',
      fr: 'À propos de votre contribution',
      de: 'Zu deinem Beitrag',
      es: 'Sobre lo que enviaste',
    },
    heading: {
      en: 'We do not show what you sent',
      fr: 'Nous n’affichons pas votre contribution',
      de: 'Wir zeigen deinen Beitrag nicht',
      es: 'No mostramos lo que enviaste',
    },
    body: [
      {
        en: 'We have looked at “{text}” and do not show it. {reason}',
        fr: 'Nous avons lu « {text} » et ne l’affichons pas. {reason}',
        de: 'Wir haben uns „{text}“ angesehen und zeigen es nicht. {reason}',
        es: 'Hemos revisado «{text}» y no lo mostramos. {reason}',
      },
      {
        en: 'You are welcome to send it again in another way.',
        fr: 'Vous pouvez l’envoyer de nouveau sous une autre forme.',
        de: 'Du kannst es gern in anderer Form noch einmal schicken.',
        es: 'Puedes volver a enviarlo de otra manera.',
      },
    ],
  },
  'contact-received': {
    subject: {
      en: 'We have your message: {caseNumber}',
      fr: 'Nous avons votre message : {caseNumber}',
      de: 'Deine Nachricht ist da: {caseNumber}',
      es: 'Tenemos tu mensaje: {caseNumber}',
    },
    heading: {
      en: 'We have your message',
      fr: 'Nous avons votre message',
      de: 'Deine Nachricht ist da',
      es: 'Tenemos tu mensaje',
    },
    body: [
      {
        en: 'Thank you. A person reads it and answers within two working days.',
        fr: 'Merci. Une personne le lit et répond sous deux jours ouvrés.',
        de: 'Danke. Ein Mensch liest sie und antwortet innerhalb von zwei Werktagen.',
        es: 'Gracias. Lo lee una persona y te responde en dos días laborables.',
      },
    ],
  },
  'desk-reply': {
    subject: {
      en: 'About your message {caseNumber}',
      fr: 'À propos de votre message {caseNumber}',
      de: 'Zu deiner Nachricht {caseNumber}',
      es: 'Sobre tu mensaje {caseNumber}',
    },
    heading: { en: 'Our answer', fr: 'Notre réponse', de: 'Unsere Antwort', es: 'Nuestra respuesta' },
    body: [
      {
        en: 'Is something still open? Write to us again and name {caseNumber}.',
        fr: 'Une question reste ouverte ? Écrivez-nous de nouveau en indiquant {caseNumber}.',
        de: 'Ist noch etwas offen? Schreib uns wieder und nenne {caseNumber}.',
        es: '¿Queda algo pendiente? Escríbenos de nuevo e indica {caseNumber}.',
      },
    ],
    action: { en: 'Write to us', fr: 'Nous écrire', de: 'Schreib uns', es: 'Escríbenos' },
  },
  'desk-hand-over': {
    subject: {
      en: '{who} hands {number} over to you',
      fr: '{who} vous confie {number}',
      de: '{who} übergibt dir {number}',
      es: '{who} te pasa {number}',
    },
    heading: {
      en: 'Yours from now on',
      fr: 'À vous désormais',
      de: 'Ab jetzt bei dir',
      es: 'Desde ahora es tuyo',
    },
    body: [
      {
        en: '{who} has left a word for you where it lies.',
        fr: '{who} vous a laissé un mot à côté.',
        de: '{who} hat dir dort ein Wort dazu hinterlassen.',
        es: '{who} te ha dejado unas palabras junto a ello.',
      },
    ],
    action: { en: 'Open it', fr: 'Ouvrir', de: 'Ansehen', es: 'Abrir' },
  },
  'desk-news': {
    subject: {
      en: 'New at the desk: {caseNumber}',
      fr: 'Nouveau au service client : {caseNumber}',
      de: 'Neu am Tisch: {caseNumber}',
      es: 'Nuevo en atención al cliente: {caseNumber}',
    },
    heading: {
      en: 'Somebody has written',
      fr: 'Quelqu’un a écrit',
      de: 'Jemand hat geschrieben',
      es: 'Alguien ha escrito',
    },
    body: [
      {
        en: 'A message, a case or a question waits for an answer.',
        fr: 'Un message, un dossier ou une question attend une réponse.',
        de: 'Eine Nachricht, ein Fall oder eine Frage wartet auf Antwort.',
        es: 'Un mensaje, un caso o una pregunta espera respuesta.',
      },
    ],
    action: { en: 'Open it', fr: 'Ouvrir', de: 'Ansehen', es: 'Abrir' },
  },
  'staff-way-added': {
    subject: {
      en: 'There is a new way in to Cairn Studio as you',
      fr: 'Un nouvel accès à Cairn Studio porte votre nom',
      de: 'Für dich gibt es einen neuen Zugang zu Cairn Studio',
      es: 'Hay un acceso nuevo a Cairn Studio a tu nombre',
    },
    heading: {
      en: 'You have a new way in',
      fr: 'Vous avez un nouvel accès',
      de: 'Du hast einen neuen Zugang',
      es: 'Tienes un acceso nuevo',
    },
    body: [
      {
        en: 'From now on “{way}” opens Cairn Studio for you, too.',
        fr: 'Désormais, « {way} » vous ouvre aussi Cairn Studio.',
        de: 'Von nun an öffnet dir auch „{way}“ Cairn Studio.',
        es: 'Desde ahora, «{way}» también te abre Cairn Studio.',
      },
      {
        en: 'If it was not you, tell an owner at once: a new link from them closes every way in there was.',
        fr: 'Ce n’était pas vous ? Prévenez tout de suite un propriétaire : son nouveau lien ferme tous les accès existants.',
        de: 'Das warst nicht du? Sag sofort einer Inhaberin oder einem Inhaber Bescheid: Ein neuer Link von dort schließt jeden Zugang, den es gab.',
        es: '¿No fuiste tú? Avisa enseguida a un propietario: su nuevo enlace cierra todos los accesos que había.',
      },
    ],
    action: { en: 'See your account', fr: 'Voir votre compte', de: 'Dein Konto ansehen', es: 'Ver tu cuenta' },
  },
  'staff-key-ends': {
    subject: {
      en: 'The key “{key}” ends soon',
      fr: 'La clé « {key} » prend bientôt fin',
      de: 'Der Schlüssel „{key}“ endet bald',
      es: 'La clave «{key}» termina pronto',
    },
    heading: {
      en: 'A key of yours ends soon',
      fr: 'Une de vos clés prend bientôt fin',
      de: 'Ein Schlüssel von dir endet bald',
      es: 'Una clave tuya termina pronto',
    },
    body: [
      {
        en: 'You made the key “{key}” for another system. It ends on {endsAt}; whatever uses it is refused from then on.',
        fr: 'Vous avez créé la clé « {key} » pour un autre système. Elle prend fin le {endsAt} ; ce qui l’utilise sera alors refusé.',
        de: 'Du hast den Schlüssel „{key}“ für ein anderes System angelegt. Er endet am {endsAt}; was ihn benutzt, wird dann abgewiesen.',
        es: 'Creaste la clave «{key}» para otro sistema. Termina el {endsAt}; lo que la use será rechazado desde entonces.',
      },
      {
        en: 'If it is still needed, make another with the same rights, or have somebody make it who may, and give it to that system. Then end this one.',
        fr: 'Si elle sert encore, créez-en une autre avec les mêmes droits, ou faites-la créer par qui le peut, et donnez-la à ce système. Mettez ensuite fin à celle-ci.',
        de: 'Wird er noch gebraucht, leg einen neuen mit denselben Rechten an oder lass das jemanden tun, der es darf, und gib ihn jenem System. Beende dann diesen.',
        es: 'Si aún hace falta, crea otra con los mismos permisos, o pide que la cree alguien que pueda, y dásela a ese sistema. Después termina esta.',
      },
    ],
    action: { en: 'See the keys', fr: 'Voir les clés', de: 'Schlüssel ansehen', es: 'Ver las claves' },
  },
  'staff-ways-changed': {
    subject: {
      en: 'How you sign in to Cairn Studio was changed',
      fr: 'Votre accès à Cairn Studio a été modifié',
      de: 'Deine Anmeldung bei Cairn Studio wurde geändert',
      es: 'Tu acceso a Cairn Studio ha cambiado',
    },
    heading: {
      en: 'How you sign in was changed',
      fr: 'Votre accès a été modifié',
      de: 'Deine Anmeldung wurde geändert',
      es: 'Tu acceso ha cambiado',
    },
    body: [
      {
        en: 'A password, authenticator or passkey of yours signs nobody in to Cairn Studio any more, and whoever else was signed in as you is signed out.',
        fr: 'Un de vos mots de passe, authentificateurs ou clés d’accès n’ouvre plus Cairn Studio ; toutes vos autres connexions ont pris fin.',
        de: 'Ein Passwort, Authenticator oder Passkey von dir öffnet Cairn Studio nicht mehr; wer sonst in deinem Namen angemeldet war, ist abgemeldet.',
        es: 'Una contraseña, un autenticador o una llave de acceso tuya ya no abre Cairn Studio, y se han cerrado tus demás sesiones.',
      },
      {
        en: 'If it was not you, tell an owner at once: a new link from them closes every way in there was.',
        fr: 'Ce n’était pas vous ? Prévenez tout de suite un propriétaire : son nouveau lien ferme tous les accès existants.',
        de: 'Das warst nicht du? Sag sofort einer Inhaberin oder einem Inhaber Bescheid: Ein neuer Link von dort schließt jeden Zugang, den es gab.',
        es: '¿No fuiste tú? Avisa enseguida a un propietario: su nuevo enlace cierra todos los accesos que había.',
      },
    ],
    action: { en: 'See your account', fr: 'Voir votre compte', de: 'Dein Konto ansehen', es: 'Ver tu cuenta' },
  },
  'weekly-report': {
    subject: {
      en: 'The week from {from} to {to}',
      fr: 'La semaine du {from} au {to}',
      de: 'Die Woche vom {from} bis {to}',
      es: 'La semana del {from} al {to}',
    },
    heading: {
      en: 'What the week sold',
      fr: 'Les ventes de la semaine',
      de: 'Was die Woche brachte',
      es: 'Lo que vendió la semana',
    },
    body: [
      {
        en: 'Orders and what they brought, net of returns, by site; in brackets the week before.',
        fr: 'Commandes et montant net des retours, par site ; entre parenthèses la semaine précédente.',
        de: 'Bestellungen und ihr Ertrag nach Rückgaben, je Site; in Klammern die Woche davor.',
        es: 'Pedidos e importe neto de devoluciones, por sitio; entre paréntesis, la semana anterior.',
      },
    ],
    action: { en: 'See the report', fr: 'Voir le rapport', de: 'Bericht ansehen', es: 'Ver el informe' },
  },
  'staff-invitation': {
    subject: {
      en: 'You are invited to Cairn Studio',
      fr: 'Invitation à Cairn Studio',
      de: 'Einladung zu Cairn Studio',
      es: 'Invitación a Cairn Studio',
    },
    heading: {
      en: 'Welcome to the team',
      fr: 'Bienvenue dans l’équipe',
      de: 'Willkommen im Team',
      es: 'Te damos la bienvenida al equipo',
    },
    body: [
      {
        en: '{by} invites you to Cairn Studio at {place}: the place where the people of the shop work.',
        fr: '{by} vous invite à Cairn Studio, {place} : l’endroit où travaille l’équipe de la boutique.',
        de: '{by} lädt dich zu Cairn Studio unter {place} ein: dem Ort, an dem die Leute des Shops arbeiten.',
        es: '{by} te invita a Cairn Studio en {place}: el lugar donde trabaja el equipo de la tienda.',
      },
      {
        en: 'Choose how you want to sign in: with a passkey, or with a password and an authenticator. The link works once, for {days} days.',
        fr: 'Choisissez comment vous connecter : avec une clé d’accès, ou avec un mot de passe et un authentificateur. Le lien fonctionne une seule fois, pendant {days} jours.',
        de: 'Wähle, wie du dich anmelden möchtest: mit einem Passkey oder mit Passwort und Authenticator. Der Link funktioniert einmal und {days} Tage lang.',
        es: 'Elige cómo quieres iniciar sesión: con una llave de acceso, o con contraseña y autenticador. El enlace funciona una sola vez, durante {days} días.',
      },
      {
        en: 'You expected no invitation? Ask who sent it before you follow the link, or leave it alone: it ends by itself.',
        fr: 'Vous n’attendiez pas d’invitation ? Interrogez la personne avant de suivre le lien, ou ignorez-le : il expire de lui-même.',
        de: 'Du hast keine Einladung erwartet? Frag nach, bevor du dem Link folgst, oder lass ihn liegen: Er läuft von selbst ab.',
        es: '¿No esperabas una invitación? Pregunta a quien la envió antes de abrir el enlace, o no hagas nada: caduca solo.',
      },
    ],
    action: {
      en: 'Accept the invitation',
      fr: 'Accepter l’invitation',
      de: 'Einladung annehmen',
      es: 'Aceptar la invitación',
    },
  },
} satisfies LetterTexts
