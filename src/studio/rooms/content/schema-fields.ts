import { z } from 'zod'
import { ArticleFields, Footer, Fragment, PageFields } from '#contract/content/content.entities.ts'
import { LetterFields, LetterWordFields } from '#contract/content/content-letters.ts'
import type { ContentKind } from '#domain/content/content-kinds.ts'
import { RICH_TEXT_FIELDS } from '#domain/content/rich-text-tags.ts'
import { RichText } from '#contract/content/content-fields.ts'
import { PromoBar } from '#contract/content/content-notices.ts'
import { VideoClip } from '#contract/content/content-media.ts'
import { SectionItem } from '#contract/content/content-sections.ts'

// Schemas are only read here, and the studio's policy lets nothing be compiled from text.
z.config({ jitless: true })

type Shared = { readonly key: string; readonly hint: string | undefined; readonly optional: boolean }
export type FieldShape = Shared &
  (
    | {
        readonly kind:
          | 'text'
          | 'long'
          | 'rich'
          | 'number'
          | 'flag'
          | 'colour'
          | 'link'
          | 'date'
          | 'lines'
          | 'pairs'
          | 'raw'
      }
    | { readonly kind: 'picked'; readonly from: readonly ('product' | 'category')[] }
    | { readonly kind: 'choice' | 'choices'; readonly options: readonly (string | number)[] }
    | {
        readonly kind: 'media'
        readonly takes: 'pictures' | 'films' | 'either'
        /** What is said of a film beside what the library knows of it. */
        readonly ofFilm: readonly FieldShape[]
      }
    | { readonly kind: 'group'; readonly fields: (value: unknown) => readonly FieldShape[] }
    | { readonly kind: 'list'; readonly fields: (value: unknown) => readonly FieldShape[] }
  )

/** Said of rich texts to programs; the tools above a text tell people. */
const OF_RICH_TEXTS = z.globalRegistry.get(RichText)?.description

/** Lists of items stand in the outline, and these two are nobody's to change. */
const HIDDEN = new Set(['id', 'recommendedProducts'])
const LONG = 200
/** Lists of what the shop has, by what is in them. */
const PICKED = new Map<string, readonly ('product' | 'category')[]>([
  ['productIds', ['product']],
  ['categoryIds', ['category']],
  ['values', ['product', 'category']],
])

/** The fields of a kind of section, in the order of its schema. */
export function fieldsOfType(type: string): readonly FieldShape[] {
  const found = SectionItem.options.find(option => option.shape.type.value === type)
  return found ? fieldsOf(found) : []
}

const ArticlePage = z.object({ ...PageFields.shape, article: ArticleFields.omit({ related: true }) })

const NOTHING = z.object({})

/** What is said of an object besides its items; what is no page is seen by no search engine. */
const OBJECTS: Readonly<Partial<Record<ContentKind, z.ZodObject>>> = {
  article: ArticlePage,
  menu: NOTHING,
  popups: NOTHING,
  footer: Footer.pick({ legal: true, copyright: true }),
  'promo-bar': PromoBar.pick({ autorotateTime: true, closable: true }),
  fragment: Fragment.pick({ name: true }),
  labels: z.object({ labels: z.record(z.string(), z.string()) }),
}

export const pageFields = (kind: ContentKind): readonly FieldShape[] => fieldsOf(OBJECTS[kind] ?? PageFields)

const PlainLetter = LetterFields.omit({ actionLabel: true })

/** The fields of a letter with a button or without, or of the words that all letters share. */
export const letterFields = (of: 'words' | 'button' | 'plain'): readonly FieldShape[] =>
  fieldsOf({ words: LetterWordFields, button: LetterFields, plain: PlainLetter }[of])

const known = new WeakMap<z.ZodObject, readonly FieldShape[]>()

/** The same each time, so that a form knows what has not changed. */
function fieldsOf(object: z.ZodObject): readonly FieldShape[] {
  const fields =
    known.get(object) ??
    Object.entries(object.shape).flatMap(([key, schema]) =>
      HIDDEN.has(key) || !(schema instanceof z.ZodType) ? [] : (fieldOf(key, schema) ?? []),
    )
  known.set(object, fields)
  return fields
}

/** All else of a film comes with it out of the library. */
const filmFields = () => fieldsOf(VideoClip).filter(({ key }) => key === 'captions')

type Opened = {
  readonly inner: z.ZodType
  readonly optional: boolean
  readonly id: string | undefined
  readonly hint: string | undefined
}

/** The schema itself, out of everything that only says when it may be missing. */
function opened(
  schema: z.ZodType,
  known: Omit<Opened, 'inner'> = { optional: false, id: undefined, hint: undefined },
): Opened {
  const { id = known.id, description: hint = known.hint } = z.globalRegistry.get(schema) ?? {}
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault) {
    const inner = schema.unwrap()
    return inner instanceof z.ZodType
      ? opened(inner, { optional: true, id, hint })
      : { inner: schema, optional: true, id, hint }
  }
  return { inner: schema, optional: known.optional, id, hint }
}

function fieldOf(key: string, schema: z.ZodType): FieldShape | undefined {
  const { inner, optional, id, hint } = opened(schema)
  const shared = { key, hint, optional }
  if (id === 'RichText' || RICH_TEXT_FIELDS.has(key))
    return { ...shared, hint: hint === OF_RICH_TEXTS ? undefined : hint, kind: 'rich' }
  if (id === 'Colour') return { ...shared, kind: 'colour' }
  if (id === 'LinkUrl') return { ...shared, kind: 'link' }
  if (id === 'Picture') return { ...shared, kind: 'media', takes: 'pictures', ofFilm: [] }
  if (id === 'VideoClip' || id === 'Media')
    return { ...shared, kind: 'media', takes: id === 'Media' ? 'either' : 'films', ofFilm: filmFields() }
  // Named by what they mean: their schemas are used for much else.
  const from = PICKED.get(key)
  if (from) return { ...shared, kind: 'picked', from }
  if (inner instanceof z.ZodEnum) return { ...shared, kind: 'choice', options: inner.options }
  if (inner instanceof z.ZodBoolean) return { ...shared, kind: 'flag' }
  if (inner instanceof z.ZodNumber) return { ...shared, kind: 'number' }
  if (inner instanceof z.ZodISODate) return { ...shared, kind: 'date' }
  if (inner instanceof z.ZodString) return { ...shared, kind: (inner.maxLength ?? 0) > LONG ? 'long' : 'text' }
  if (inner instanceof z.ZodLiteral) return undefined
  if (inner instanceof z.ZodObject) return { ...shared, kind: 'group', fields: () => fieldsOf(inner) }
  if (inner instanceof z.ZodUnion) return unionField(shared, inner.options)
  if (inner instanceof z.ZodRecord) return { ...shared, kind: 'pairs' }
  if (inner instanceof z.ZodArray) return listField(shared, inner.element)
  return { ...shared, kind: 'raw' }
}

function unionField(shared: Shared, options: readonly unknown[]): FieldShape {
  const literals = options.flatMap(option => (option instanceof z.ZodLiteral ? [...option.values] : []))
  if (literals.length === options.length)
    return {
      ...shared,
      kind: 'choice',
      options: literals.flatMap(each => (typeof each === 'number' || typeof each === 'string' ? [each] : [])),
    }
  const objects = options.filter(option => option instanceof z.ZodObject)
  if (objects.length === 0) return { ...shared, kind: 'raw' }
  // The one that the value is; a picture where nothing is said.
  return {
    ...shared,
    kind: 'group',
    fields: value => fieldsOf(objects.find(each => each.safeParse(value).success) ?? objects.at(-1) ?? z.object({})),
  }
}

/** It has a place in the outline, and a form of its own. */
const isItem = ({ shape }: z.ZodObject): boolean => shape['type'] instanceof z.ZodLiteral

function listField(shared: Shared, element: unknown): FieldShape | undefined {
  if (element === SectionItem || !(element instanceof z.ZodType)) return undefined
  const { inner } = opened(element)
  if (inner instanceof z.ZodEnum) return { ...shared, kind: 'choices', options: inner.options }
  if (inner instanceof z.ZodString) return { ...shared, kind: 'lines' }
  if (inner instanceof z.ZodObject)
    return isItem(inner) ? undefined : { ...shared, kind: 'list', fields: () => fieldsOf(inner) }
  return { ...shared, kind: 'raw' }
}
