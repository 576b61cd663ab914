import { z } from 'zod'
import { LANGUAGES } from '#domain/sites/sites.ts'
import { line } from '../../fields.ts'
import { personal } from '../../hidden.ts'
import { MODERATED_KINDS } from './moderation-kinds.ts'
import { staffEndpoint } from '../staff-endpoint.ts'
import { Done, Moment } from '../people/staff.entities.ts'

const Kind = z.enum(MODERATED_KINDS)
const Language = z.enum(LANGUAGES)
const Word = line(60).meta({ description: 'A star at its end stands for any ending', examples: ['scam*'] })
const thing = z.object({ kind: Kind, id: z.string().regex(/^[\w-]{1,60}$/) })

const Waiting = z
  .object({
    kind: Kind,
    id: z.string(),
    why: z.enum(['reported', 'held', 'handed-in', 'out', 'hidden']).meta({
      description:
        'Somebody reported it, it looks like advertising or has a word of the list, it waits for a first look; or it waits for nothing: it is out, or was hidden',
    }),
    heldWord: z.string().optional().meta({ description: 'The word of the list that it has' }),
    visible: z.boolean().meta({ description: 'Shoppers see it meanwhile' }),
    title: z.string().optional(),
    text: z.string(),
    about: z.string().optional().meta({ description: 'What it answers' }),
    rating: z.int().optional(),
    nickname: z.string().meta(personal),
    language: z.string().optional(),
    product: z.string().optional(),
    picture: z.object({ url: z.string(), alt: z.string() }).optional(),
    createdAt: Moment,
    flags: z.array(z.object({ reason: z.string(), text: z.string().optional(), weighs: z.boolean() })),
    tellable: z.boolean().meta({ description: 'Its author can be told' }),
  })
  .meta({ id: 'WaitingForModeration' })

export const moderation = {
  queue: staffEndpoint({
    method: 'GET',
    path: '/moderation',
    staff: 'moderation.write',
    summary: 'List what waits for a look: what weighs most first, then what waits longest',
    query: z.object({ kind: Kind.optional() }),
    response: z.object({ waiting: z.array(Waiting), counts: z.partialRecord(Kind, z.int()) }),
  }),
  find: staffEndpoint({
    method: 'GET',
    path: '/moderation/found',
    staff: 'moderation.write',
    summary: 'Find by its words, its author’s name or its product what shoppers wrote or showed, the newest first',
    query: z.object({ q: line(100).meta({ ...personal, examples: ['Mira'] }), kind: Kind.optional() }),
    response: z.object({ found: z.array(Waiting) }),
  }),
  decide: staffEndpoint({
    method: 'POST',
    path: '/moderation/{kind}/{id}',
    staff: 'moderation.write',
    summary: 'Publish or hide it; with a reason its author is told, some minutes later',
    params: thing,
    body: z.object({ decision: z.enum(['published', 'hidden']), reason: line(300).optional() }),
    response: z.object({ decisionId: z.string() }),
    errors: ['STAFF_NOT_FOUND'],
  }),
  undo: staffEndpoint({
    method: 'DELETE',
    path: '/moderation/decisions/{decisionId}',
    staff: 'moderation.write',
    summary: 'Take a decision of yours back',
    params: z.object({ decisionId: z.string().max(60) }),
    response: Done,
    errors: ['STAFF_NOT_FOUND', 'STAFF_NOT_NOW'],
  }),
  words: staffEndpoint({
    method: 'GET',
    path: '/moderation/words',
    staff: 'moderation.write',
    summary: 'List the words of a language that hold a text for a look',
    query: z.object({ language: Language }),
    response: z.object({ words: z.array(z.string()) }),
  }),
  addWords: staffEndpoint({
    method: 'POST',
    path: '/moderation/words',
    staff: 'moderation.write',
    summary: 'Put words on the list of a language; they count at once',
    body: z.object({ language: Language, words: z.array(Word).min(1).max(200) }),
    response: Done,
  }),
  removeWord: staffEndpoint({
    method: 'DELETE',
    path: '/moderation/words/{language}/{word}',
    staff: 'moderation.write',
    summary: 'Take a word off the list of a language',
    params: z.object({ language: Language, word: Word }),
    response: Done,
    errors: ['STAFF_NOT_FOUND'],
  }),
  picture: staffEndpoint({
    method: 'GET',
    path: '/moderation/pictures/{id}',
    staff: 'moderation.write',
    summary: 'Show a picture that was handed in',
    params: z.object({ id: z.string().regex(/^[\w-]{1,60}$/) }),
    produces: 'text/plain',
    response: z.instanceof(ReadableStream),
    errors: ['STAFF_NOT_FOUND'],
  }),
}
