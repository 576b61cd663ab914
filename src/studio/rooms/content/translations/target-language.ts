import { LANGUAGES, type Language } from '#domain/sites/sites.ts'

export const SOURCE: Language = 'en'
export const TARGETS: readonly Language[] = LANGUAGES.filter(each => each !== SOURCE)

export const targetOf = (text: string | undefined): Language => TARGETS.find(each => each === text) ?? 'fr'
