import { FIELDS_OF_KINDS } from '#contract/content/content-section-types.ts'
import type { Texts } from '#domain/sites/texts.ts'
import { LOOK_WORDS } from './field-look.ts'
import { PART_WORDS } from './field-parts.ts'

/** What every field of every kind is called. */
export const FIELD_WORDS = {
  ...FIELDS_OF_KINDS,
  ...LOOK_WORDS,
  ...PART_WORDS,
  field_name: { en: 'Name for editors', fr: 'Nom interne', de: 'Interner Name', es: 'Nombre interno' },
  field_places: { en: 'Places a day', fr: 'Places par jour', de: 'Plätze je Tag', es: 'Plazas por día' },
  field_legal: { en: 'Legal links', fr: 'Liens légaux', de: 'Rechtliche Links', es: 'Enlaces legales' },
  field_copyright: { en: 'Copyright', fr: 'Droits d’auteur', de: 'Urheberrecht', es: 'Derechos de autor' },
  field_labels: {
    en: 'Labels of tags',
    fr: 'Noms des étiquettes',
    de: 'Namen der Etiketten',
    es: 'Nombres de las etiquetas',
  },
  field_title: { en: 'Title', fr: 'Titre', de: 'Titel', es: 'Título' },
  field_subtitle: { en: 'Subtitle', fr: 'Sous-titre', de: 'Untertitel', es: 'Subtítulo' },
  field_description: { en: 'Description', fr: 'Description', de: 'Beschreibung', es: 'Descripción' },
  field_richText: { en: 'Text', fr: 'Texte', de: 'Text', es: 'Texto' },
  field_richTextBelowTargets: { en: 'Small print', fr: 'Mentions', de: 'Kleingedrucktes', es: 'Letra pequeña' },
  field_eyebrowText: { en: 'Line above the title', fr: 'Surtitre', de: 'Zeile über dem Titel', es: 'Antetítulo' },
  field_overline: { en: 'Overline', fr: 'Ligne supérieure', de: 'Oberzeile', es: 'Línea superior' },
  field_targets: { en: 'Buttons and links', fr: 'Boutons et liens', de: 'Knöpfe und Links', es: 'Botones y enlaces' },
  field_text: { en: 'Text', fr: 'Texte', de: 'Text', es: 'Texto' },
  field_url: { en: 'Leads to', fr: 'Mène à', de: 'Führt zu', es: 'Lleva a' },
  field_style: { en: 'Style', fr: 'Style', de: 'Stil', es: 'Estilo' },
  field_size: { en: 'Size', fr: 'Taille', de: 'Größe', es: 'Tamaño' },
  field_media: { en: 'Picture or film', fr: 'Image ou film', de: 'Bild oder Film', es: 'Imagen o vídeo' },
  field_sm: { en: 'Phone', fr: 'Téléphone', de: 'Telefon', es: 'Teléfono' },
  field_md: { en: 'Tablet', fr: 'Tablette', de: 'Tablet', es: 'Tableta' },
  field_lg: { en: 'Desktop', fr: 'Ordinateur', de: 'Desktop', es: 'Escritorio' },
  field_alt: {
    en: 'What is seen in it',
    fr: 'Ce qu’on y voit',
    de: 'Was darauf zu sehen ist',
    es: 'Qué se ve en ella',
  },
  field_titleColor: {
    en: 'Colour of the title',
    fr: 'Couleur du titre',
    de: 'Farbe des Titels',
    es: 'Color del título',
  },
  field_titleStyle: { en: 'Size of the title', fr: 'Taille du titre', de: 'Größe des Titels', es: 'Tamaño del título' },
  field_backgroundColor: { en: 'Background', fr: 'Fond', de: 'Hintergrund', es: 'Fondo' },
  field_textAlignment: {
    en: 'Text alignment',
    fr: 'Alignement du texte',
    de: 'Textausrichtung',
    es: 'Alineación del texto',
  },
  field_bottomMargins: { en: 'Space below', fr: 'Espace dessous', de: 'Abstand darunter', es: 'Espacio debajo' },
  field_hideOnBreakpoint: { en: 'Hidden on', fr: 'Masqué sur', de: 'Verborgen auf', es: 'Oculto en' },
  field_isFullWidth: { en: 'From edge to edge', fr: 'Pleine largeur', de: 'Volle Breite', es: 'De borde a borde' },
  field_seo: {
    en: 'For search engines',
    fr: 'Pour les moteurs de recherche',
    de: 'Für Suchmaschinen',
    es: 'Para buscadores',
  },
  field_noIndex: { en: 'Not to be found there', fr: 'Ne pas référencer', de: 'Dort nicht zu finden', es: 'No indexar' },
} satisfies Texts<string>
