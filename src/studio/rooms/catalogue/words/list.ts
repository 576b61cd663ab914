import type { PictureGap, StyleState } from '#domain/styles/style-words.ts'
import type { Texts } from '#domain/sites/texts.ts'

const states = {
  state_active: { en: 'in the shop', fr: 'en boutique', de: 'im Shop', es: 'en la tienda' },
  state_upcoming: { en: 'to be launched', fr: 'à lancer', de: 'noch nicht gestartet', es: 'por lanzar' },
  state_withdrawn: { en: 'withdrawn', fr: 'retiré', de: 'ausgelaufen', es: 'retirado' },
  state_hidden: { en: 'hidden', fr: 'masqué', de: 'verborgen', es: 'oculto' },
} satisfies Texts<`state_${StyleState}`>

const pictures = {
  pictures_none: {
    en: 'A colour has none',
    fr: 'Une couleur n’en a pas',
    de: 'Eine Farbe hat keine',
    es: 'Un color no tiene',
  },
  pictures_drawn: {
    en: 'A colour has no photograph',
    fr: 'Une couleur n’a pas de photo',
    de: 'Eine Farbe hat kein Foto',
    es: 'Un color no tiene foto',
  },
} satisfies Texts<`pictures_${PictureGap}`>

export const listWords = {
  ...states,
  ...pictures,
  catalogue: { en: 'Catalogue', fr: 'Catalogue', de: 'Katalog', es: 'Catálogo' },
  search: { en: 'Find styles', fr: 'Trouver des modèles', de: 'Modelle finden', es: 'Buscar modelos' },
  searchHint: {
    en: 'Words of the name, or a number',
    fr: 'Mots du nom, ou un numéro',
    de: 'Wörter des Namens oder eine Nummer',
    es: 'Palabras del nombre o un número',
  },
  category: { en: 'Category', fr: 'Catégorie', de: 'Kategorie', es: 'Categoría' },
  gender: { en: 'For', fr: 'Pour', de: 'Für', es: 'Para' },
  brand: { en: 'Brand', fr: 'Marque', de: 'Marke', es: 'Marca' },
  gender_women: { en: 'women', fr: 'femme', de: 'Damen', es: 'mujer' },
  gender_men: { en: 'men', fr: 'homme', de: 'Herren', es: 'hombre' },
  gender_kids: { en: 'kids', fr: 'enfant', de: 'Kinder', es: 'niños' },
  gender_unisex: { en: 'everyone', fr: 'tous', de: 'alle', es: 'todos' },
  pictures: { en: 'Pictures', fr: 'Images', de: 'Bilder', es: 'Imágenes' },
  incomplete: { en: 'Incomplete for', fr: 'Incomplet pour', de: 'Unvollständig für', es: 'Incompleto para' },
  all: { en: 'All', fr: 'Tous', de: 'Alle', es: 'Todos' },
  style: { en: 'Style', fr: 'Modèle', de: 'Modell', es: 'Modelo' },
  state: { en: 'State', fr: 'État', de: 'Status', es: 'Estado' },
  launched: { en: 'Launch', fr: 'Lancement', de: 'Start', es: 'Lanzamiento' },
  changed: { en: 'Changed', fr: 'Modifié', de: 'Geändert', es: 'Cambiado' },
  until: { en: 'until {moment}', fr: 'jusqu’au {moment}', de: 'bis {moment}', es: 'hasta {moment}' },
  parts: { en: 'Colours · sizes', fr: 'Couleurs · tailles', de: 'Farben · Größen', es: 'Colores · tallas' },
  none: { en: 'No styles found.', fr: 'Aucun modèle.', de: 'Keine Modelle gefunden.', es: 'No hay modelos.' },
  noneText: {
    en: 'Take a filter away, or bring styles in by a file.',
    fr: 'Retirez un filtre, ou importez un fichier de modèles.',
    de: 'Nimm einen Filter weg, oder hole Modelle aus einer Datei.',
    es: 'Quita un filtro o importa modelos con un archivo.',
  },
  changeAll: { en: 'Change all', fr: 'Tout modifier', de: 'Alle ändern', es: 'Cambiar todos' },
  changeAllTitle: {
    en: 'Change all {count} styles of this query',
    fr: 'Modifier les {count} modèles de cette recherche',
    de: 'Alle {count} Modelle dieser Abfrage ändern',
    es: 'Cambiar los {count} modelos de esta consulta',
  },
  changeAllText: {
    en: 'It runs by itself, and a file tells what became of each. Shoppers see it at once.',
    fr: 'La modification se fait en arrière-plan ; un fichier donne le résultat pour chaque modèle. Les clients la voient aussitôt.',
    de: 'Es läuft von selbst, und eine Datei sagt, was aus jedem wurde. Die Kundschaft sieht es sofort.',
    es: 'Se hace solo, y un archivo cuenta qué fue de cada uno. Los clientes lo ven al momento.',
  },
  change: { en: 'What changes', fr: 'Ce qui change', de: 'Was sich ändert', es: 'Qué cambia' },
  addCategory: {
    en: 'Put into a category',
    fr: 'Mettre dans une catégorie',
    de: 'In eine Kategorie stellen',
    es: 'Poner en una categoría',
  },
  removeCategory: {
    en: 'Take out of a category',
    fr: 'Retirer d’une catégorie',
    de: 'Aus einer Kategorie nehmen',
    es: 'Quitar de una categoría',
  },
  launchedAt: { en: 'Set the launch', fr: 'Fixer le lancement', de: 'Start festlegen', es: 'Fijar el lanzamiento' },
  withdrawnAt: { en: 'Set the withdrawal', fr: 'Fixer le retrait', de: 'Auslauf festlegen', es: 'Fijar la retirada' },
  hide: { en: 'Hide', fr: 'Masquer', de: 'Verbergen', es: 'Ocultar' },
  show: { en: 'Show', fr: 'Montrer', de: 'Zeigen', es: 'Mostrar' },
  emptyIsNow: { en: 'Left empty: now', fr: 'Vide : maintenant', de: 'Leer: jetzt', es: 'Vacío: ahora' },
  emptyIsNever: { en: 'Left empty: never', fr: 'Vide : jamais', de: 'Leer: nie', es: 'Vacío: nunca' },
  when: { en: 'When', fr: 'Quand', de: 'Wann', es: 'Cuándo' },
} satisfies Texts
