import type { Texts } from '#domain/sites/texts.ts'

export const WORDS = {
  reviews: { en: 'Reviews', fr: 'Relectures', de: 'Freigaben', es: 'Revisiones' },
  show: { en: 'Show', fr: 'Afficher', de: 'Zeigen', es: 'Mostrar' },
  showAll: { en: 'Everything', fr: 'Tout', de: 'Alles', es: 'Todo' },
  showReturned: {
    en: 'What was given back to me',
    fr: 'Ce qui m’a été rendu',
    de: 'Was ich zurückbekommen habe',
    es: 'Lo que me han devuelto',
  },
  none: { en: 'Nothing waits', fr: 'Rien n’attend', de: 'Es wartet nichts', es: 'Nada espera' },
  noneText: {
    en: 'Who writes something asks for review in the editor.',
    fr: 'On demande une relecture dans l’éditeur.',
    de: 'Um Freigabe bittet man im Editor.',
    es: 'La revisión se pide en el editor.',
  },
  look: { en: 'Look and decide', fr: 'Relire et décider', de: 'Ansehen und entscheiden', es: 'Ver y decidir' },
  asked: { en: 'Waits', fr: 'En attente', de: 'Wartet', es: 'Espera' },
  approved: { en: 'Approved', fr: 'Approuvé', de: 'Freigegeben', es: 'Aprobado' },
  returned: { en: 'Given back', fr: 'Rendu', de: 'Zurückgegeben', es: 'Devuelto' },
  askedBy: { en: '{who}, {when}', fr: '{who}, {when}', de: '{who}, {when}', es: '{who}, {when}' },
  decidedBy: { en: 'Decided by {who}', fr: 'Décidé par {who}', de: 'Entschieden von {who}', es: 'Decidido por {who}' },
  changedSince: {
    en: 'It was changed since.',
    fr: 'Modifié depuis.',
    de: 'Seitdem wurde es geändert.',
    es: 'Se ha cambiado desde entonces.',
  },
  exactly: {
    en: 'What is changed after your decision is looked at again.',
    fr: 'Ce qui change après votre décision sera relu.',
    de: 'Was nach deiner Entscheidung geändert wird, wird wieder angesehen.',
    es: 'Lo que cambie tras tu decisión se vuelve a mirar.',
  },
  differences: {
    en: 'Fields that change: {count}',
    fr: 'Champs modifiés : {count}',
    de: 'Geänderte Felder: {count}',
    es: 'Campos que cambian: {count}',
  },
  note: {
    en: 'A word (needed to give it back)',
    fr: 'Un mot (nécessaire pour rendre)',
    de: 'Ein Wort (nötig, um es zurückzugeben)',
    es: 'Unas palabras (necesarias para devolver)',
  },
  giveBack: { en: 'Give back', fr: 'Rendre', de: 'Zurückgeben', es: 'Devolver' },
  approve: { en: 'Approve', fr: 'Approuver', de: 'Freigeben', es: 'Aprobar' },
} satisfies Texts<string>
