import type { LetterTexts } from './letter-texts.ts'

/** What colleagues hear when content is to go live. */
export const reviews = {
  'review-asked': {
    subject: {
      en: '{who} asks you to look at {name}',
      fr: '{who} vous demande de relire {name}',
      de: '{who} bittet dich, {name} anzusehen',
      es: '{who} te pide que mires {name}',
    },
    heading: {
      en: 'A second pair of eyes',
      fr: 'Un second regard',
      de: 'Ein zweites Paar Augen',
      es: 'Un segundo par de ojos',
    },
    body: [
      {
        en: '{who} has written something in {name} that should go live. Approve it, or give it back with a word.',
        fr: '{who} a écrit dans {name} quelque chose à mettre en ligne. Approuvez-le ou rendez-le avec un mot.',
        de: '{who} hat in {name} etwas geschrieben, das live gehen soll. Gib es frei, oder gib es mit einem Wort zurück.',
        es: '{who} ha escrito en {name} algo que debe publicarse. Apruébalo o devuélvelo con unas palabras.',
      },
    ],
    action: { en: 'Look at it', fr: 'Relire', de: 'Ansehen', es: 'Verlo' },
  },
  'review-approved': {
    subject: {
      en: '{who} approves {name}',
      fr: '{who} approuve {name}',
      de: '{who} gibt {name} frei',
      es: '{who} aprueba {name}',
    },
    heading: { en: 'It is approved', fr: 'C’est approuvé', de: 'Es ist freigegeben', es: 'Está aprobado' },
    body: [
      {
        en: '{name} can go live exactly as it is. What is changed from now on is looked at again.',
        fr: '{name} peut être mis en ligne tel quel. Toute nouvelle modification sera relue.',
        de: '{name} kann genau so live gehen. Was sich ab jetzt ändert, wird wieder angesehen.',
        es: '{name} puede publicarse tal cual. Lo que cambie desde ahora se mira de nuevo.',
      },
    ],
    action: { en: 'Open it', fr: 'Ouvrir', de: 'Ansehen', es: 'Abrir' },
  },
  'review-returned': {
    subject: {
      en: '{who} gives {name} back',
      fr: '{who} vous rend {name}',
      de: '{who} gibt {name} zurück',
      es: '{who} devuelve {name}',
    },
    heading: {
      en: 'Something is left to do',
      fr: 'Il reste à faire',
      de: 'Es ist noch etwas zu tun',
      es: 'Queda algo por hacer',
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
} satisfies LetterTexts
