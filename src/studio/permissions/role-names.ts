import type { PresetRole } from '#domain/staff/roles.ts'
import type { Texts } from '#domain/sites/texts.ts'
import { useI18n } from '../i18n/i18n.tsx'

const ROLE_NAMES: Texts<PresetRole> = {
  owner: { en: 'Owner', fr: 'Propriétaire', de: 'Inhaber', es: 'Propietario' },
  editor: { en: 'Editor', fr: 'Rédaction', de: 'Redaktion', es: 'Redacción' },
  translator: { en: 'Translator', fr: 'Traduction', de: 'Übersetzung', es: 'Traducción' },
  publisher: { en: 'Publisher', fr: 'Publication', de: 'Veröffentlichung', es: 'Publicación' },
  merchandiser: { en: 'Merchandiser', fr: 'Assortiment', de: 'Sortiment', es: 'Surtido' },
  service: { en: 'Customer service', fr: 'Service client', de: 'Kundenservice', es: 'Atención al cliente' },
  warehouse: { en: 'Warehouse', fr: 'Entrepôt', de: 'Lager', es: 'Almacén' },
  analyst: { en: 'Analyst', fr: 'Analyse', de: 'Auswertung', es: 'Análisis' },
  integrator: { en: 'Integrator', fr: 'Intégration', de: 'Integration', es: 'Integración' },
}

const isNamed = (role: string): role is PresetRole => Object.hasOwn(ROLE_NAMES, role)

/** What people call a role. One of the company's own is called what the company wrote. */
export function useRoleName(): (role: string) => string {
  const { language } = useI18n()
  return role => (isNamed(role) ? ROLE_NAMES[role][language] : role)
}
