import { atom } from 'nanostores'
import { LANGUAGES, SITE_IDS, type Language, type SiteId } from '#domain/sites/sites.ts'
import { PREFERENCES_KEY } from '#domain/staff/preferences-key.ts'
import { keepInBrowser, keptInBrowser } from './kept-in-browser.ts'

export const THEMES = ['system', 'light', 'dark'] as const
export const DENSITIES = ['comfortable', 'dense'] as const
export type Preferences = {
  readonly theme: (typeof THEMES)[number]
  readonly density: (typeof DENSITIES)[number]
  readonly language: Language
  /** The site whose things are looked for and counted; all without one. */
  readonly site: SiteId | undefined
}

const oneOf = <T extends string>(values: readonly T[], value: unknown, otherwise: T): T =>
  values.find(each => each === value) ?? otherwise

function stored(): Record<string, unknown> {
  const value = keptInBrowser(PREFERENCES_KEY)
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function read(): Preferences {
  const { theme, density, language, site } = stored()
  return {
    theme: oneOf(THEMES, theme, 'system'),
    density: oneOf(DENSITIES, density, 'comfortable'),
    language: oneOf(LANGUAGES, language, oneOf(LANGUAGES, navigator.language.slice(0, 2), 'en')),
    site: SITE_IDS.find(each => each === site),
  }
}

export const $preferences = atom<Preferences>(read())

export function prefer(change: Partial<Preferences>): void {
  $preferences.set({ ...$preferences.get(), ...change })
  keepInBrowser(PREFERENCES_KEY, $preferences.get())
  applyPreferences()
}

/** On the document, where the styles look. */
export function applyPreferences(): void {
  const { theme, density, language } = $preferences.get()
  const { dataset } = document.documentElement
  dataset['theme'] = theme
  dataset['density'] = density
  // Said again, it would have every style of the page worked out anew.
  if (document.documentElement.lang !== language) document.documentElement.lang = language
}
