import type { Texts } from '#domain/sites/texts.ts'

/** What is found while somebody writes. */
export const CHECK_WORDS = {
  checksOfPage: {
    en: 'Checks of the page',
    fr: 'Contrôles de la page',
    de: 'Prüfung der Seite',
    es: 'Comprobaciones de la página',
  },
  checksOfSection: {
    en: 'Checks of this section',
    fr: 'Contrôles de cette section',
    de: 'Prüfung dieses Abschnitts',
    es: 'Comprobaciones de esta sección',
  },
  checking: { en: 'Looking …', fr: 'Examen en cours…', de: 'Wird geprüft …', es: 'Comprobando…' },
  nothingWrong: {
    en: 'Nothing hinders anybody',
    fr: 'Rien ne gêne personne',
    de: 'Nichts behindert jemanden',
    es: 'Nada estorba a nadie',
  },
  findings: {
    en: 'To mend: {count}',
    fr: 'À corriger : {count}',
    de: 'Zu beheben: {count}',
    es: 'Por corregir: {count}',
  },
  noScript: {
    en: 'loads no script of its own',
    fr: 'ne charge aucun script',
    de: 'lädt kein eigenes Skript',
    es: 'no carga ningún script',
  },
  scriptBytes: {
    en: 'visitors load {kilobytes} kB of script for it',
    fr: 'les visiteurs chargent {kilobytes} ko de script pour cela',
    de: 'Besucher laden dafür {kilobytes} kB Skript',
    es: 'las visitas cargan {kilobytes} kB de script por ello',
  },
  'finding_second-h1': {
    en: 'A second main heading:',
    fr: 'Un second titre principal :',
    de: 'Eine zweite Hauptüberschrift:',
    es: 'Un segundo título principal:',
  },
  'finding_heading-skips': {
    en: 'A heading that skips a level:',
    fr: 'Un titre qui saute un niveau :',
    de: 'Eine Überschrift, die eine Ebene überspringt:',
    es: 'Un título que salta un nivel:',
  },
  'finding_large-picture': {
    en: 'A picture much larger than its place:',
    fr: 'Une image bien plus grande que sa place :',
    de: 'Ein Bild, viel größer als sein Platz:',
    es: 'Una imagen mucho mayor que su lugar:',
  },
  'finding_image-alt': {
    en: 'A picture without words:',
    fr: 'Une image sans texte :',
    de: 'Ein Bild ohne Worte:',
    es: 'Una imagen sin texto:',
  },
  'finding_color-contrast': {
    en: 'Hard to read:',
    fr: 'Difficile à lire :',
    de: 'Schwer lesbar:',
    es: 'Cuesta leerlo:',
  },
} satisfies Texts<string>
