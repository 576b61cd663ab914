import type { Texts } from '#domain/sites/texts.ts'
import type { PRESETS } from '#contract/content/examples/presets.ts'

export const PRESET_WORDS = {
  preset_campaign: {
    en: 'Opening of a campaign',
    fr: 'Ouverture de campagne',
    de: 'Auftakt einer Kampagne',
    es: 'Apertura de campaña',
  },
  preset_story: {
    en: 'Story with a picture',
    fr: 'Récit illustré',
    de: 'Geschichte mit Bild',
    es: 'Relato con imagen',
  },
  preset_smallPrint: { en: 'Small print', fr: 'Mentions légales', de: 'Kleingedrucktes', es: 'Letra pequeña' },
  preset_heading: { en: 'Heading and text', fr: 'Titre et texte', de: 'Überschrift und Text', es: 'Título y texto' },
} satisfies Texts<`preset_${(typeof PRESETS)[number]['name']}`>
