import { HINTS_OF_KINDS } from '#contract/content/content-section-types.ts'
import type { Text } from '#domain/sites/texts.ts'

/** What the schemas say about fields, by what they say in English. A hint that is not here is shown as it is. */
export const HINTS: Readonly<Record<string, Omit<Text, 'en'>>> = {
  ...HINTS_OF_KINDS,
  'One that says nothing in a language is left out there.': {
    fr: 'Un paragraphe vide dans une langue n’y figure pas.',
    de: 'Einer, der in einer Sprache nichts sagt, fehlt dort.',
    es: 'El que no dice nada en un idioma no aparece en él.',
  },
  'How many people can come on one day; without a number, all who want to.': {
    fr: 'Combien de personnes peuvent venir par jour ; sans nombre, toutes celles qui le souhaitent.',
    de: 'Wie viele an einem Tag kommen können; ohne Zahl alle, die möchten.',
    es: 'Cuántas personas pueden venir por día; sin número, todas las que quieran.',
  },
  'The words on the button.': {
    fr: 'Le texte du bouton.',
    de: 'Was auf dem Knopf steht.',
    es: 'El texto del botón.',
  },
  "The editor's name for it. Some words in it steer the display.": {
    fr: 'Le nom que lui donne la rédaction. Certains mots agissent sur l’affichage.',
    de: 'Wie die Redaktion es nennt. Manche Wörter darin steuern die Darstellung.',
    es: 'El nombre que le da la redacción. Algunas palabras influyen en la presentación.',
  },
  '0, 8, 16, 32, 64 or 96 px.': {
    fr: '0, 8, 16, 32, 64 ou 96 px.',
    de: '0, 8, 16, 32, 64 oder 96 px.',
    es: '0, 8, 16, 32, 64 o 96 px.',
  },
  'Sticks to the top while the page scrolls.': {
    fr: 'Reste en haut quand la page défile.',
    de: 'Bleibt oben stehen, während die Seite scrollt.',
    es: 'Se queda arriba al desplazar la página.',
  },
  'The experience this item is counted in.': {
    fr: 'L’expérience dans laquelle cet élément est compté.',
    de: 'Der Versuch, in dem dieser Abschnitt gezählt wird.',
    es: 'La experiencia en la que se cuenta este elemento.',
  },
  'Pushed to the data layer when the item is clicked.': {
    fr: 'Envoyé à la couche de données au clic.',
    de: 'Geht beim Klick an die Datenschicht.',
    es: 'Se envía a la capa de datos al hacer clic.',
  },
  'A missing width shows what the next smaller one shows.': {
    fr: 'Une largeur sans image montre celle de la largeur inférieure.',
    de: 'Fehlt eine Breite, zeigt sie, was die nächstkleinere zeigt.',
    es: 'Si falta un ancho, muestra lo del ancho menor.',
  },
  'A path of the shop, an anchor, or an https, mailto or tel address.': {
    fr: 'Un chemin de la boutique, une ancre ou une adresse https, mailto ou tel.',
    de: 'Ein Pfad des Shops, ein Anker oder eine https-, mailto- oder tel-Adresse.',
    es: 'Una ruta de la tienda, un ancla o una dirección https, mailto o tel.',
  },
  'Further media, shown beside the first.': {
    fr: 'D’autres médias, à côté du premier.',
    de: 'Weitere Medien, neben dem ersten.',
    es: 'Más medios, junto al primero.',
  },
  'A call to action.': {
    fr: 'Un appel à l’action.',
    de: 'Eine Handlungsaufforderung.',
    es: 'Una llamada a la acción.',
  },
  'Spoken instead of the text where that says too little.': {
    fr: 'Lu à la place du texte quand celui-ci en dit trop peu.',
    de: 'Wird statt des Textes vorgelesen, wo dieser zu wenig sagt.',
    es: 'Se lee en lugar del texto cuando este dice poco.',
  },
  'A colour of the design by name, or a hex value.': {
    fr: 'Une couleur de la charte par son nom, ou une valeur hexadécimale.',
    de: 'Eine Farbe der Gestaltung mit Namen oder ein Hexwert.',
    es: 'Un color del diseño por su nombre o un valor hexadecimal.',
  },
  'A veil behind text that lies on media.': {
    fr: 'Un voile derrière le texte posé sur un média.',
    de: 'Ein Schleier hinter Text, der auf einem Bild liegt.',
    es: 'Un velo tras el texto que va sobre un medio.',
  },
  'How far it reaches over the media.': {
    fr: 'Jusqu’où il couvre l’image ou le film.',
    de: 'Wie weit er über Bild oder Film reicht.',
    es: 'Hasta dónde cubre la imagen o el vídeo.',
  },
  'The title is the heading of the page.': {
    fr: 'Le titre est celui de la page.',
    de: 'Der Titel ist die Überschrift der Seite.',
    es: 'El título es el de la página.',
  },
  'The title is spoken but not seen.': {
    fr: 'Le titre est lu mais pas affiché.',
    de: 'Der Titel wird vorgelesen, aber nicht gezeigt.',
    es: 'El título se lee pero no se ve.',
  },
  'Names the film at the hosted player; both parts are needed for it.': {
    fr: 'Désigne le film chez le lecteur hébergé ; les deux parties sont nécessaires.',
    de: 'Benennt den Film beim gehosteten Player; beide Teile werden gebraucht.',
    es: 'Nombra la película en el reproductor alojado; hacen falta ambas partes.',
  },
  'Seconds. The hosted player is for films over 30 seconds.': {
    fr: 'Secondes. Le lecteur hébergé sert aux films de plus de 30 secondes.',
    de: 'Sekunden. Der gehostete Player ist für Filme über 30 Sekunden.',
    es: 'Segundos. El reproductor alojado es para películas de más de 30 segundos.',
  },
  'Of the form number-key.': {
    fr: 'De la forme nombre-clé.',
    de: 'In der Form Nummer-Schlüssel.',
    es: 'Con la forma número-clave.',
  },
  'A plus turns into a minus when open.': {
    fr: 'Un plus devient un moins à l’ouverture.',
    de: 'Aus einem Plus wird offen ein Minus.',
    es: 'Un más se vuelve un menos al abrir.',
  },
  'A line above all others, such as a season.': {
    fr: 'Une ligne au-dessus de toutes les autres, par exemple une saison.',
    de: 'Eine Zeile über allen anderen, etwa eine Saison.',
    es: 'Una línea sobre todas las demás, por ejemplo una temporada.',
  },
  'How the links are shown, if at all.': {
    fr: 'Comment les liens s’affichent, s’ils s’affichent.',
    de: 'Wie die Links erscheinen, falls überhaupt.',
    es: 'Cómo se muestran los enlaces, si se muestran.',
  },
  'All buttons are as wide as the widest.': {
    fr: 'Tous les boutons sont aussi larges que le plus large.',
    de: 'Alle Knöpfe sind so breit wie der breiteste.',
    es: 'Todos los botones son tan anchos como el mayor.',
  },
  'Names the promotion in impression and click events.': {
    fr: 'Nomme la promotion dans les événements d’affichage et de clic.',
    de: 'Benennt die Aktion in Anzeige- und Klickereignissen.',
    es: 'Nombra la promoción en los eventos de impresión y clic.',
  },
  'Width of the text that lies on the media.': {
    fr: 'Largeur du texte posé sur le média.',
    de: 'Breite des Textes, der auf dem Bild liegt.',
    es: 'Ancho del texto que va sobre el medio.',
  },
  'Percent from md up.': {
    fr: 'Pourcentage à partir de md.',
    de: 'Prozent ab md.',
    es: 'Porcentaje a partir de md.',
  },
  'Percent of the width; an equal share when absent.': {
    fr: 'Pourcentage de la largeur ; part égale si vide.',
    de: 'Prozent der Breite; ohne Angabe gleiche Teile.',
    es: 'Porcentaje del ancho; partes iguales si falta.',
  },
  'In px.': { fr: 'En px.', de: 'In px.', es: 'En px.' },
  'Space inside a slide, in px.': {
    fr: 'Espace dans une vue, en px.',
    de: 'Abstand innerhalb einer Folie, in px.',
    es: 'Espacio dentro de una diapositiva, en px.',
  },
  'Space between slides, in px.': {
    fr: 'Espace entre les vues, en px.',
    de: 'Abstand zwischen Folien, in px.',
    es: 'Espacio entre diapositivas, en px.',
  },
  'Seconds a slide stays.': {
    fr: 'Durée d’une vue en secondes.',
    de: 'Sekunden, die eine Folie bleibt.',
    es: 'Segundos que dura una diapositiva.',
  },
  'Opens the small print of the benefit.': {
    fr: 'Ouvre les conditions de l’avantage.',
    de: 'Öffnet das Kleingedruckte des Vorteils.',
    es: 'Abre la letra pequeña de la ventaja.',
  },
  'The decision that names the products.': {
    fr: 'La décision qui désigne les produits.',
    de: 'Die Entscheidung, die die Produkte nennt.',
    es: 'La decisión que nombra los productos.',
  },
  'Chosen by hand, in this order.': {
    fr: 'Choisis à la main, dans cet ordre.',
    de: 'Von Hand gewählt, in dieser Reihenfolge.',
    es: 'Elegidos a mano, en este orden.',
  },
  'The category out of which it chooses.': {
    fr: 'La catégorie dans laquelle il choisit.',
    de: 'Die Kategorie, aus der gewählt wird.',
    es: 'La categoría de la que elige.',
  },
  'Which list of the answer this block shows.': {
    fr: 'La liste de la réponse que montre ce bloc.',
    de: 'Welche Liste der Antwort dieser Block zeigt.',
    es: 'Qué lista de la respuesta muestra este bloque.',
  },
  'How many are shown at most.': {
    fr: 'Nombre maximal affiché.',
    de: 'Wie viele höchstens gezeigt werden.',
    es: 'Cuántos se muestran como máximo.',
  },
  'The whole message leads to its first target.': {
    fr: 'Tout le message mène à sa première cible.',
    de: 'Die ganze Meldung führt zu ihrem ersten Ziel.',
    es: 'Todo el mensaje lleva a su primer destino.',
  },
  'Links under the entries: stores, help, orders.': {
    fr: 'Liens sous les entrées : magasins, aide, commandes.',
    de: 'Links unter den Einträgen: Läden, Hilfe, Bestellungen.',
    es: 'Enlaces bajo las entradas: tiendas, ayuda, pedidos.',
  },
  'Milliseconds before it opens.': {
    fr: 'Millisecondes avant l’ouverture.',
    de: 'Millisekunden, bis es sich öffnet.',
    es: 'Milisegundos antes de abrirse.',
  },
  'Which pictures: {productId} and {category} stand for those of the page.': {
    fr: 'Quelles images : {productId} et {category} désignent ceux de la page.',
    de: 'Welche Bilder: {productId} und {category} stehen für die der Seite.',
    es: 'Qué imágenes: {productId} y {category} son los de la página.',
  },
  'Where the title and subtitle are shown.': {
    fr: 'Où s’affichent le titre et le sous-titre.',
    de: 'Wo Titel und Untertitel stehen.',
    es: 'Dónde se muestran el título y el subtítulo.',
  },
  'A hairline in the middle.': {
    fr: 'Un filet au milieu.',
    de: 'Eine Haarlinie in der Mitte.',
    es: 'Una línea fina en medio.',
  },
  'Product or category ids.': {
    fr: 'Identifiants de produits ou de catégories.',
    de: 'Kennungen von Produkten oder Kategorien.',
    es: 'Identificadores de productos o categorías.',
  },
  'The subheading of the newsletter form.': {
    fr: 'Le sous-titre du formulaire d’infolettre.',
    de: 'Der Untertitel des Newsletter-Formulars.',
    es: 'El subtítulo del formulario del boletín.',
  },
  'The place in the listing it takes, counted from 1.': {
    fr: 'Sa place dans la liste, à partir de 1.',
    de: 'Sein Platz in der Liste, ab 1 gezählt.',
    es: 'Su lugar en el listado, contando desde 1.',
  },
  'A shopper who filters wants products only.': {
    fr: 'Qui filtre ne veut voir que des produits.',
    de: 'Wer filtert, will nur Produkte sehen.',
    es: 'Quien filtra solo quiere ver productos.',
  },
  'The whole card leads there.': {
    fr: 'Toute la carte y mène.',
    de: 'Die ganze Karte führt dorthin.',
    es: 'Toda la tarjeta lleva allí.',
  },
  'The id other links jump to.': {
    fr: 'L’identifiant vers lequel pointent d’autres liens.',
    de: 'Die Kennung, zu der andere Links springen.',
    es: 'El identificador al que saltan otros enlaces.',
  },
  'Columns by width. The first page holds rowsToLoad times the columns of sm.': {
    fr: 'Colonnes par largeur. La première page contient rowsToLoad fois les colonnes de sm.',
    de: 'Spalten je Breite. Die erste Seite fasst rowsToLoad mal die Spalten von sm.',
    es: 'Columnas por ancho. La primera página contiene rowsToLoad veces las columnas de sm.',
  },
  "The initial query's tags are not shown as filters.": {
    fr: 'Les mots-clés de la requête initiale ne s’affichent pas comme filtres.',
    de: 'Die Schlagwörter der ersten Suche erscheinen nicht als Filter.',
    es: 'Las etiquetas de la consulta inicial no se muestran como filtros.',
  },
  'Every day from the start to this one, inclusive, can be chosen.': {
    fr: 'Chaque jour du début à celui-ci inclus peut être choisi.',
    de: 'Jeder Tag vom Beginn bis zu diesem einschließlich ist wählbar.',
    es: 'Puede elegirse cada día desde el inicio hasta este, incluido.',
  },
  'The terms.': { fr: 'Les conditions.', de: 'Die Bedingungen.', es: 'Las condiciones.' },
  'The first that matches the visitor is shown.': {
    fr: 'Le premier qui correspond au visiteur s’affiche.',
    de: 'Das erste, das auf den Besucher passt, wird gezeigt.',
    es: 'Se muestra el primero que encaja con la visita.',
  },
  'A page that is unavailable says so here.': {
    fr: 'Une page indisponible le dit ici.',
    de: 'Eine Seite, die nicht verfügbar ist, sagt es hier.',
    es: 'Una página no disponible lo dice aquí.',
  },
}
