import { associates } from './words/associates.ts'
import { hours } from './words/hours.ts'
import { places } from './words/places.ts'

export const WORDS = { ...places, ...hours, ...associates }
