import { problems } from './words/problems.ts'
import { room } from './words/room.ts'

export const WORDS = { ...room, ...problems }
