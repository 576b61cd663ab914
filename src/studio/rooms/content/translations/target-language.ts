import { TARGETS, type Target } from '#domain/content/translations.ts'

export const targetOf = (text: string | undefined): Target => TARGETS.find(each => each === text) ?? 'fr'
