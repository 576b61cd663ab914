import type { RowProblem } from '#domain/bulk/bulk-kinds.ts'
import type { Texts } from '#domain/sites/texts.ts'

export const problems = {
  missing: { en: 'Missing', fr: 'Valeur manquante', de: 'Fehlt', es: 'Falta' },
  unreadable: { en: 'Not readable', fr: 'Illisible', de: 'Nicht lesbar', es: 'Ilegible' },
  'no-json-object': {
    en: 'The line is no JSON object',
    fr: 'La ligne n’est pas un objet JSON',
    de: 'Die Zeile ist kein JSON-Objekt',
    es: 'La línea no es un objeto JSON',
  },
  'moved-cells': {
    en: 'More or fewer cells than there are columns, so none was read: a text with a comma or semicolon wants quotes around it. Also other rows of the same product.',
    fr: 'Trop ou trop peu de cellules : rien n’a été lu. Mettez entre guillemets tout texte qui contient une virgule ou un point-virgule. Concerne aussi les autres lignes du même produit.',
    de: 'Mehr oder weniger Zellen als Spalten, darum wurde keine gelesen: Ein Text mit Komma oder Semikolon braucht Anführungszeichen. Ebenso andere Zeilen desselben Produkts.',
    es: 'Más o menos celdas que columnas, así que no se leyó ninguna: un texto con coma o punto y coma va entre comillas. También las demás filas del mismo producto.',
  },
  'not-clearable': {
    en: 'Cannot be cleared',
    fr: 'Ne peut pas être vidé',
    de: 'Lässt sich nicht leeren',
    es: 'No se puede vaciar',
  },
  duplicate: {
    en: 'Stands twice in the file',
    fr: 'Présent deux fois dans le fichier',
    de: 'Steht zweimal in der Datei',
    es: 'Dos veces en el archivo',
  },
  'forbidden-site': {
    en: 'Not your site',
    fr: 'Vous n’avez pas accès à ce site',
    de: 'Nicht deine Site',
    es: 'No es tu sitio',
  },
  'unknown-reference': { en: 'There is no such thing', fr: 'N’existe pas', de: 'Gibt es nicht', es: 'No existe' },
  'unknown-word': {
    en: 'Not a word of your shop: send a file of “Words of filters” with it first. A Shopify file sent as such brings its vendors.',
    fr: 'Mot inconnu de la boutique : envoyez d’abord un fichier « Mots des filtres » qui le contient. Un fichier Shopify envoyé ainsi apporte ses fournisseurs.',
    de: 'Kein Wort deines Shops: Schicke es zuerst in einer Datei „Wörter der Filter“. Eine Shopify-Datei, so geschickt, bringt ihre Anbieter mit.',
    es: 'No es una palabra de tu tienda: envíala antes en un archivo de «Palabras de los filtros». Un archivo de Shopify enviado así aporta sus proveedores.',
  },
  taken: {
    en: 'Belongs to another',
    fr: 'Déjà attribué à un autre',
    de: 'Gehört einem anderen',
    es: 'Pertenece a otro',
  },
  'over-before-it-begins': {
    en: 'Over before it begins',
    fr: 'La fin précède le début',
    de: 'Vorbei, bevor es beginnt',
    es: 'Termina antes de empezar',
  },
  'begins-in-the-past': {
    en: 'In the past: leave it empty for a price of now',
    fr: 'Dans le passé : laissez vide pour un prix immédiat',
    de: 'In der Vergangenheit: für einen Preis ab jetzt leer lassen',
    es: 'En el pasado: déjelo vacío para un precio desde ahora',
  },
  'original-below-price': {
    en: 'Original below the price',
    fr: 'Prix barré inférieur au prix',
    de: 'Ursprünglicher Preis unter dem Preis',
    es: 'Original por debajo del precio',
  },
  'no-history': {
    en: 'A single SKU is not struck through on this site',
    fr: 'Sur ce site, un SKU seul n’a pas de prix barré',
    de: 'Auf dieser Site wird eine einzelne SKU nicht durchgestrichen',
    es: 'En este sitio, un SKU suelto no lleva precio tachado',
  },
  'changed-meanwhile': {
    en: 'Changed meanwhile',
    fr: 'Modifié entre-temps',
    de: 'Inzwischen geändert',
    es: 'Cambió entretanto',
  },
  'in-use': { en: 'In use', fr: 'Déjà utilisé', de: 'In Gebrauch', es: 'En uso' },
  closed: {
    en: 'It runs, was revoked or is somebody’s own',
    fr: 'En cours, révoqué ou réservé à quelqu’un',
    de: 'Läuft, ist widerrufen oder gehört jemandem',
    es: 'Está en curso, revocado o es de alguien',
  },
  'above-limit': {
    en: 'Above your limit',
    fr: 'Au-delà de votre limite',
    de: 'Über deinem Limit',
    es: 'Por encima de tu límite',
  },
  'refused-by-database': {
    en: 'Cannot stand beside the rest',
    fr: 'Incompatible avec le reste',
    de: 'Verträgt sich nicht mit dem Rest',
    es: 'Incompatible con el resto',
  },
} satisfies Texts<RowProblem>
