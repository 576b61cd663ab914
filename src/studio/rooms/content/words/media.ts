import type { Texts } from '#domain/sites/texts.ts'

/** Pictures and films of a page. */
export const MEDIA_WORDS = {
  fromLibrary: {
    en: 'Choose from the library',
    fr: 'Choisir dans la bibliothèque',
    de: 'Aus der Bibliothek wählen',
    es: 'Elegir de la biblioteca',
  },
  filmInstead: { en: 'Choose a film', fr: 'Choisir un film', de: 'Film wählen', es: 'Elegir una película' },
  takeMediaAway: { en: 'Take away', fr: 'Enlever', de: 'Wegnehmen', es: 'Quitar' },
  noPicture: {
    en: 'No picture yet. Choose one, or drop a file here.',
    fr: 'Pas encore d’image. Choisissez-en une ou déposez un fichier ici.',
    de: 'Noch kein Bild. Wähle eines oder zieh eine Datei hierher.',
    es: 'Aún no hay imagen. Elige una o suelta un archivo aquí.',
  },
  noFilm: {
    en: 'No film yet. Choose one, or drop a file here.',
    fr: 'Pas encore de film. Choisissez-en un ou déposez un fichier ici.',
    de: 'Noch kein Film. Wähle einen oder zieh eine Datei hierher.',
    es: 'Aún no hay película. Elige una o suelta un archivo aquí.',
  },
  pixels: {
    en: '{width} × {height} pixels',
    fr: '{width} × {height} pixels',
    de: '{width} × {height} Pixel',
    es: '{width} × {height} píxeles',
  },
  filmFacts: {
    en: 'Film, {seconds} s, {width} × {height} pixels',
    fr: 'Film, {seconds} s, {width} × {height} pixels',
    de: 'Film, {seconds} s, {width} × {height} Pixel',
    es: 'Película, {seconds} s, {width} × {height} píxeles',
  },
  poster: {
    en: 'Picture until it plays',
    fr: 'Image avant la lecture',
    de: 'Bild, bis er läuft',
    es: 'Imagen hasta que empieza',
  },
  altHint: {
    en: 'Where nothing is said, the picture only decorates: nothing is read out.',
    fr: 'Sans texte, l’image est décorative : rien n’est lu.',
    de: 'Wo nichts steht, schmückt das Bild nur: Es wird nichts vorgelesen.',
    es: 'Donde no dice nada, la imagen solo decora: no se lee nada.',
  },
  filmWords: {
    en: 'What is seen in the film',
    fr: 'Ce qu’on voit dans le film',
    de: 'Was im Film zu sehen ist',
    es: 'Qué se ve en la película',
  },
  sendingFile: {
    en: 'The file is on its way …',
    fr: 'Le fichier est en route…',
    de: 'Die Datei ist unterwegs …',
    es: 'El archivo está en camino…',
  },
  fileRefused: {
    en: '{name} was not taken into the library.',
    fr: '{name} n’a pas été accepté dans la bibliothèque.',
    de: '{name} wurde nicht in die Bibliothek aufgenommen.',
    es: '{name} no se admitió en la biblioteca.',
  },
  notThisKind: {
    en: '{name} cannot stand here.',
    fr: '{name} ne peut pas être placé ici.',
    de: '{name} passt nicht hierher.',
    es: '{name} no puede ir aquí.',
  },
} satisfies Texts<string>
