import type { Texts } from '#domain/sites/texts.ts'

export default {
  giftTo: { en: 'To', fr: 'Pour', de: 'Für', es: 'Para' },
  giftEmail: { en: 'Their email', fr: 'Son e-mail', de: 'E-Mail der beschenkten Person', es: 'Su correo' },
  giftMessage: { en: 'Message', fr: 'Message', de: 'Nachricht', es: 'Mensaje' },
  giftText: {
    en: 'We send the card by email, at once.',
    fr: 'Nous envoyons la carte par e-mail, tout de suite.',
    de: 'Wir schicken die Karte sofort per E-Mail.',
    es: 'Enviamos la tarjeta por correo al instante.',
  },
  customise: { en: 'Make it yours', fr: 'À votre façon', de: 'Selbst gestalten', es: 'A tu manera' },
  customiseText: {
    en: 'Choose a color for each part. The picture follows.',
    fr: 'Choisissez une couleur par partie. L’image suit.',
    de: 'Wähle je Teil eine Farbe. Das Bild folgt.',
    es: 'Elige un color para cada parte. La imagen cambia.',
  },
  recipe: {
    en: 'Your design: {recipe}',
    fr: 'Votre création : {recipe}',
    de: 'Dein Entwurf: {recipe}',
    es: 'Tu diseño: {recipe}',
  },
  gallery: { en: 'Pictures', fr: 'Images', de: 'Bilder', es: 'Imágenes' },
  zoom: {
    en: 'Enlarge picture {index}',
    fr: 'Agrandir l’image {index}',
    de: 'Bild {index} vergrößern',
    es: 'Ampliar imagen {index}',
  },
  picture: {
    en: 'Picture {index} of {count}',
    fr: 'Image {index} sur {count}',
    de: 'Bild {index} von {count}',
    es: 'Imagen {index} de {count}',
  },
  closer: {
    en: 'Look closer at picture {index}',
    fr: 'Regarder l’image {index} de plus près',
    de: 'Bild {index} näher ansehen',
    es: 'Ver más de cerca la imagen {index}',
  },
  failed: {
    en: 'That did not work. Try again.',
    fr: 'Cela n’a pas marché. Réessayez.',
    de: 'Das ging nicht. Versuch es noch einmal.',
    es: 'No ha funcionado. Inténtalo de nuevo.',
  },
  gone: {
    en: 'This size has just sold out. Choose another one.',
    fr: 'Cette taille vient d’être épuisée. Choisissez-en une autre.',
    de: 'Diese Größe ist gerade ausverkauft. Wähle eine andere.',
    es: 'Esta talla se acaba de agotar. Elige otra.',
  },
  done: { en: 'Done', fr: 'Terminé', de: 'Fertig', es: 'Hecho' },
  sizeOf: { en: 'Size of {name}', fr: 'Taille de {name}', de: 'Größe von {name}', es: 'Talla de {name}' },
  leaveOut: { en: 'Leave it out', fr: 'Sans cet article', de: 'Weglassen', es: 'Sin este artículo' },
  lookText: {
    en: 'Choose your sizes. Leave out what you have.',
    fr: 'Choisissez vos tailles. Laissez ce que vous avez déjà.',
    de: 'Wähle deine Größen. Was du schon hast, lass weg.',
    es: 'Elige tus tallas. Deja fuera lo que ya tienes.',
  },
  lookEmpty: {
    en: 'Choose a size of at least one of them.',
    fr: 'Choisissez la taille d’un article au moins.',
    de: 'Wähle mindestens für einen Artikel eine Größe.',
    es: 'Elige la talla de al menos uno.',
  },
  voted: {
    en: 'Thank you. Your vote counts.',
    fr: 'Merci. Votre vote compte.',
    de: 'Danke. Deine Stimme zählt.',
    es: 'Gracias. Tu voto cuenta.',
  },
} satisfies Texts
