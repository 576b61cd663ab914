import type { Texts } from '#domain/sites/texts.ts'

export default {
  share: {
    en: 'Show us your picture',
    fr: 'Montrez-nous votre photo',
    de: 'Zeig uns dein Bild',
    es: 'Enséñanos tu foto',
  },
  shareText: {
    en: 'Been out in ours? Show us.',
    fr: 'Sorti avec nous ? Montrez.',
    de: 'Mit uns draußen gewesen? Zeig her.',
    es: '¿Has salido con lo nuestro? Enséñalo.',
  },
  choose: { en: 'Choose a picture', fr: 'Choisir une photo', de: 'Bild wählen', es: 'Elegir una foto' },
  chooseOther: { en: 'Choose another', fr: 'En choisir une autre', de: 'Anderes wählen', es: 'Elegir otra' },
  chooseFirst: {
    en: 'Choose a picture first.',
    fr: 'Choisissez d’abord une photo.',
    de: 'Wähl zuerst ein Bild.',
    es: 'Elige primero una foto.',
  },
  noPicture: {
    en: 'That file is not a picture we can read.',
    fr: 'Ce fichier n’est pas une image lisible.',
    de: 'Diese Datei ist kein Bild, das wir lesen können.',
    es: 'Ese archivo no es una imagen que podamos leer.',
  },
  kinds: {
    en: 'JPEG, PNG, WebP or AVIF',
    fr: 'JPEG, PNG, WebP ou AVIF',
    de: 'JPEG, PNG, WebP oder AVIF',
    es: 'JPEG, PNG, WebP o AVIF',
  },
  preview: { en: 'Your picture', fr: 'Votre photo', de: 'Dein Bild', es: 'Tu foto' },
  seen: { en: 'What is to be seen', fr: 'Ce que l’on voit', de: 'Was zu sehen ist', es: 'Qué se ve' },
  seenHint: {
    en: 'For those who do not see it.',
    fr: 'Pour qui ne la voit pas.',
    de: 'Für alle, die es nicht sehen.',
    es: 'Para quien no la ve.',
  },
  caption: {
    en: 'A line to go with it',
    fr: 'Une ligne pour l’accompagner',
    de: 'Eine Zeile dazu',
    es: 'Una línea que la acompañe',
  },
  nickname: {
    en: 'Name to show with it',
    fr: 'Nom à afficher',
    de: 'Name, der dabeisteht',
    es: 'Nombre que se muestra',
  },
  terms: {
    en: 'I took the picture, and you may show it.',
    fr: 'J’ai pris cette photo et vous pouvez la montrer.',
    de: 'Ich habe das Bild gemacht, und ihr dürft es zeigen.',
    es: 'La foto es mía y podéis mostrarla.',
  },
  termsLink: { en: 'Terms', fr: 'Conditions', de: 'Bedingungen', es: 'Condiciones' },
  send: { en: 'Hand it in', fr: 'Envoyer', de: 'Abgeben', es: 'Enviar' },
  thanks: { en: 'Thank you', fr: 'Merci', de: 'Danke', es: 'Gracias' },
  waits: {
    en: 'Someone looks at it first. Until then only you see it.',
    fr: 'Quelqu’un la regarde d’abord. D’ici là, vous seul la voyez.',
    de: 'Erst sieht es sich jemand an. Bis dahin siehst nur du es.',
    es: 'Primero la mira alguien. Hasta entonces solo la ves tú.',
  },
} satisfies Texts
