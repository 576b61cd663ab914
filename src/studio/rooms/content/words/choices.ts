import type { Text } from '#domain/sites/texts.ts'
import { FIELD_WORDS } from './fields.ts'

type Choices = Readonly<Record<string, Text>>

const USUAL: Text = { en: 'Usual', fr: 'Habituel', de: 'Üblich', es: 'Habitual' }
const NONE: Text = { en: 'None', fr: 'Aucun', de: 'Keiner', es: 'Ninguno' }
const LIGHT: Text = { en: 'Light', fr: 'Clair', de: 'Hell', es: 'Claro' }
const DARK: Text = { en: 'Dark', fr: 'Sombre', de: 'Dunkel', es: 'Oscuro' }
const TOP: Text = { en: 'Top', fr: 'En haut', de: 'Oben', es: 'Arriba' }
const MIDDLE: Text = { en: 'Middle', fr: 'Au milieu', de: 'Mitte', es: 'En medio' }
const BOTTOM: Text = { en: 'Bottom', fr: 'En bas', de: 'Unten', es: 'Abajo' }
const LEFT: Text = { en: 'Left', fr: 'À gauche', de: 'Links', es: 'Izquierda' }
const CENTRE: Text = { en: 'Centre', fr: 'Au centre', de: 'Mitte', es: 'Centro' }
const RIGHT: Text = { en: 'Right', fr: 'À droite', de: 'Rechts', es: 'Derecha' }
const SMALL: Text = { en: 'Small', fr: 'Petit', de: 'Klein', es: 'Pequeño' }
const MEDIUM: Text = { en: 'Medium', fr: 'Moyen', de: 'Mittel', es: 'Mediano' }
const LARGE: Text = { en: 'Large', fr: 'Grand', de: 'Groß', es: 'Grande' }
const VERY_LARGE: Text = { en: 'Very large', fr: 'Très grand', de: 'Sehr groß', es: 'Muy grande' }
const LINK: Text = { en: 'Link', fr: 'Lien', de: 'Link', es: 'Enlace' }
const VISIBLE: Text = { en: 'Shown', fr: 'Visible', de: 'Sichtbar', es: 'Visible' }
const CAROUSEL: Text = {
  en: 'In a row to slide',
  fr: 'En rang, à faire glisser',
  de: 'Nebeneinander, zum Schieben',
  es: 'En fila, deslizable',
}
const THREE: Text = { en: 'Three side by side', fr: 'Par trois', de: 'Zu dritt', es: 'De tres en tres' }

const SIDES: Choices = { left: LEFT, center: CENTRE, right: RIGHT }
const SIZES: Choices = { small: SMALL, medium: MEDIUM, large: LARGE }
const TITLE_SIZES: Choices = {
  display: { en: 'Greatest', fr: 'Le plus grand', de: 'Am größten', es: 'El mayor' },
  xl: VERY_LARGE,
  lg: LARGE,
  md: MEDIUM,
  sm: SMALL,
}
const WIDTHS: Choices = { sm: FIELD_WORDS.field_sm, md: FIELD_WORDS.field_md, lg: FIELD_WORDS.field_lg }
const SPACES: Choices = {
  none: NONE,
  xs: { en: 'Very small', fr: 'Très petit', de: 'Sehr klein', es: 'Muy pequeño' },
  sm: SMALL,
  md: MEDIUM,
  lg: LARGE,
  xl: VERY_LARGE,
}

/** What can be chosen in the forms that schemas draw, by the field it is chosen in. */
export const CHOICES: Readonly<Record<string, Choices>> = {
  addToCartControls: {
    cta: { en: 'A button each', fr: 'Un bouton chacun', de: 'Je ein Knopf', es: 'Un botón cada uno' },
    checkbox: {
      en: 'Ticked, then added together',
      fr: 'Cochés, puis ajoutés ensemble',
      de: 'Angekreuzt und zusammen hinzugefügt',
      es: 'Marcados y añadidos juntos',
    },
  },
  alignment: SIDES,
  backdrop: { none: NONE, light: LIGHT, dark: DARK },
  blockAlignment: SIDES,
  captionPosition: {
    top: TOP,
    bottom: BOTTOM,
    off: { en: 'No caption', fr: 'Sans légende', de: 'Ohne Bildunterschrift', es: 'Sin pie' },
  },
  detailsControl: {
    link: { en: 'On its page', fr: 'Sur sa page', de: 'Auf der eigenen Seite', es: 'En su página' },
    quickshop: { en: 'As quick shop', fr: 'En achat rapide', de: 'Als Schnellkauf', es: 'Como compra rápida' },
  },
  gradientBreakpoints: WIDTHS,
  gradientStyle: {
    full: { en: 'Over 35 % of it', fr: 'Sur 35 %', de: 'Über 35 %', es: 'Sobre el 35 %' },
    focused: { en: 'Over half of it', fr: 'Sur la moitié', de: 'Über die Hälfte', es: 'Sobre la mitad' },
    off: NONE,
  },
  gradientTone: { light: LIGHT, dark: DARK },
  hideOnBreakpoint: WIDTHS,
  horizontalAlignment: SIDES,
  iconSize: SIZES,
  iconsStyle: {
    chevron: { en: 'Arrow', fr: 'Flèche', de: 'Pfeil', es: 'Flecha' },
    plus: { en: 'Plus sign', fr: 'Signe plus', de: 'Pluszeichen', es: 'Signo más' },
  },
  imagePosition: { left: LEFT, right: RIGHT },
  kind: {
    links: { en: 'Links', fr: 'Liens', de: 'Links', es: 'Enlaces' },
    newsletter: {
      en: 'Newsletter sign-up',
      fr: 'Inscription à la newsletter',
      de: 'Newsletter-Anmeldung',
      es: 'Alta en el boletín',
    },
    social: { en: 'Social networks', fr: 'Réseaux sociaux', de: 'Soziale Netze', es: 'Redes sociales' },
    legal: { en: 'Legal', fr: 'Mentions légales', de: 'Rechtliches', es: 'Legal' },
  },
  lg: SPACES,
  md: SPACES,
  sm: SPACES,
  linkType: {
    CTA: { en: 'Buttons', fr: 'Boutons', de: 'Knöpfe', es: 'Botones' },
    'Text-Link': { en: 'Links in text', fr: 'Liens dans le texte', de: 'Links im Text', es: 'Enlaces de texto' },
    'No-CTA': { en: 'Not shown', fr: 'Masqués', de: 'Nicht zu sehen', es: 'Sin mostrar' },
  },
  logoSize: { small: SMALL, large: LARGE },
  menuStyle: {
    default: USUAL,
    highlight: { en: 'Set off', fr: 'Mis en avant', de: 'Hervorgehoben', es: 'Destacado' },
    sale: { en: 'Sale', fr: 'Promotion', de: 'Angebot', es: 'Rebajas' },
  },
  overlayWidth: SPACES,
  quickShopVisibility: {
    visible: VISIBLE,
    hidden: { en: 'Hidden', fr: 'Masqué', de: 'Verborgen', es: 'Oculta' },
  },
  rule: {
    IN: { en: 'Only on these', fr: 'Seulement sur ceux-ci', de: 'Nur auf diesen', es: 'Solo en estos' },
    'NOT IN': {
      en: 'On all but these',
      fr: 'Partout sauf sur ceux-ci',
      de: 'Auf allen außer diesen',
      es: 'En todos menos estos',
    },
  },
  size: SIZES,
  style: {
    primary: { en: 'Main button', fr: 'Bouton principal', de: 'Hauptknopf', es: 'Botón principal' },
    secondary: { en: 'Second button', fr: 'Bouton secondaire', de: 'Zweiter Knopf', es: 'Botón secundario' },
    tertiary: { en: 'Quiet button', fr: 'Bouton discret', de: 'Leiser Knopf', es: 'Botón discreto' },
    link: LINK,
    default: USUAL,
    compact: { en: 'Close together', fr: 'Serré', de: 'Eng', es: 'Compacto' },
  },
  subtitleStyle: TITLE_SIZES,
  targetAttribute: {
    _self: { en: 'The same window', fr: 'La même fenêtre', de: 'Im selben Fenster', es: 'La misma ventana' },
    _blank: { en: 'A new window', fr: 'Une nouvelle fenêtre', de: 'In einem neuen Fenster', es: 'Una ventana nueva' },
  },
  textAlignment: SIDES,
  type: {
    carousel: CAROUSEL,
    grid: { en: 'As a grid', fr: 'En grille', de: 'Als Raster', es: 'En cuadrícula' },
  },
  titlePosition: { middle: MIDDLE, bottom: BOTTOM },
  titleRule: {
    always: { en: 'On every page', fr: 'Sur toutes les pages', de: 'Auf jeder Seite', es: 'En todas las páginas' },
    'not-on-customs-or-product': {
      en: 'Not on pages of products or designs of one’s own',
      fr: 'Pas sur les pages produit ou de personnalisation',
      de: 'Nicht auf Seiten von Produkten oder eigenen Entwürfen',
      es: 'No en páginas de producto ni de diseño propio',
    },
  },
  titleStyle: TITLE_SIZES,
  titleVisibility: {
    visible: VISIBLE,
    'icon-only': { en: 'Only the icon', fr: 'L’icône seule', de: 'Nur das Symbol', es: 'Solo el icono' },
  },
  variant: {
    default: USUAL,
    '3-cards': THREE,
    threeCardGrid: THREE,
    highlightCenter: {
      en: 'The middle one stands out',
      fr: 'Celui du milieu ressort',
      de: 'Das mittlere tritt hervor',
      es: 'Destaca el del centro',
    },
    'icon-left': { en: 'Icon on the left', fr: 'Icône à gauche', de: 'Symbol links', es: 'Icono a la izquierda' },
    'icon-above-text': {
      en: 'Icon above the text',
      fr: 'Icône au-dessus du texte',
      de: 'Symbol über dem Text',
      es: 'Icono sobre el texto',
    },
    'one-column': { en: 'In one column', fr: 'En une colonne', de: 'In einer Spalte', es: 'En una columna' },
    stacked: {
      en: 'One below the other',
      fr: 'Les uns sous les autres',
      de: 'Untereinander',
      es: 'Uno debajo de otro',
    },
    carousel: CAROUSEL,
  },
  verticalAlignment: { top: TOP, middle: MIDDLE, bottom: BOTTOM },
}

/** The brand's colours. */
export const COLOURS: Readonly<Record<string, Text>> = {
  paper: { en: 'Paper', fr: 'Papier', de: 'Papier', es: 'Papel' },
  'stone-100': { en: 'Light stone', fr: 'Pierre claire', de: 'Heller Stein', es: 'Piedra clara' },
  'stone-300': { en: 'Stone', fr: 'Pierre', de: 'Stein', es: 'Piedra' },
  slate: { en: 'Slate', fr: 'Ardoise', de: 'Schiefer', es: 'Pizarra' },
  ink: { en: 'Ink', fr: 'Encre', de: 'Tinte', es: 'Tinta' },
  forest: { en: 'Forest', fr: 'Forêt', de: 'Wald', es: 'Bosque' },
  signal: { en: 'Signal', fr: 'Signal', de: 'Signal', es: 'Señal' },
  moss: { en: 'Moss', fr: 'Mousse', de: 'Moos', es: 'Musgo' },
  sky: { en: 'Sky', fr: 'Ciel', de: 'Himmel', es: 'Cielo' },
  berry: { en: 'Berry', fr: 'Baie', de: 'Beere', es: 'Baya' },
  white: { en: 'White', fr: 'Blanc', de: 'Weiß', es: 'Blanco' },
  transparent: { en: 'See-through', fr: 'Transparent', de: 'Durchsichtig', es: 'Transparente' },
}
