import { z } from 'zod'
import { exampleOf } from '#contract/example.ts'
import { SectionItem } from '#contract/content/content-sections.ts'
import type { SectionType } from '#contract/content/content-section-types.ts'
import { SECTION_EXAMPLES } from '#contract/content/examples/sections.ts'

type Schema = z.core.$ZodType
type Step = string | number
type Raw = Readonly<Record<string, unknown>>

const CAROUSEL = { type: 'carousel', showArrows: true, autoplay: true }

/** What shows only beside something else is tried with all of this; a kind takes of it what it has. */
const TOGETHER: Raw = {
  name: '',
  captionText: 'A line',
  captionPosition: 'top',
  gradientStyle: 'full',
  backdrop: 'dark',
  linkType: 'CTA',
  breakpoints: { sm: CAROUSEL, md: CAROUSEL, lg: CAROUSEL },
  duration: 90,
  playerSettings: { autoplay: false },
  hideShopAll: {},
  showRatings: true,
  recommendedProducts: [],
  title: 'A title',
  hideTitle: false,
  minimizedTitle: undefined,
  maximizedTitle: undefined,
  overrideShopAll: undefined,
  cloudinaryAsset: undefined,
  mediaTarget: undefined,
}

/** Lists that look otherwise with one entry than with several. */
const DOUBLED = ['cards', 'events', 'recommendedProducts'] as const

const isRaw = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value)

const schemaOf = (type: SectionType) => {
  const found = SectionItem.options.find(option => option.shape.type.value === type)
  if (!found) throw new Error(`no schema for ${type}`)
  return found
}

/** The example, the example with every optional field filled in, and two that let rarer fields speak. */
export function basesOf(type: SectionType): SectionItem[] {
  const own: Raw = SECTION_EXAMPLES[type]
  const filled: Raw = { ...filledIn(schemaOf(type)), ...own }
  const doubled = Object.fromEntries(
    DOUBLED.flatMap(key => (Array.isArray(own[key]) ? [[key, [...own[key], ...own[key]]]] : [])),
  )
  const bases = [
    own,
    filled,
    { ...filled, ...doubled, duration: TOGETHER['duration'] },
    { ...filled, ...TOGETHER },
    { ...filled, ...TOGETHER, ...doubled },
  ]
  return bases.flatMap(item => SectionItem.safeParse(item).data ?? [])
}

const filledIn = (schema: z.core.$ZodObject): Raw =>
  Object.fromEntries(
    Object.entries(schema._zod.def.shape).flatMap(([key, field]) =>
      holdsItems(field) ? [] : [[key, exampleOf(field)]],
    ),
  )

const holdsItems = (schema: Schema): boolean => {
  const bare = unwrapped(schema)
  return bare instanceof z.core.$ZodArray && unwrapped(bare._zod.def.element) instanceof z.core.$ZodDiscriminatedUnion
}

/** Every leaf of an item, with the item as it would be if that leaf said something else. */
export function* changesOf(type: SectionType, base: SectionItem): Generator<{ path: string; item: SectionItem }> {
  for (const { path, value } of walk(schemaOf(type), base, [])) {
    const item = SectionItem.safeParse(withValue(base, path, value)).data
    if (item) yield { path: nameOf(path), item }
  }
}

const nameOf = (path: readonly Step[]) =>
  path
    .map(step => (typeof step === 'number' ? '[]' : `.${step}`))
    .join('')
    .slice(1)

function withValue(node: unknown, [step, ...rest]: readonly Step[], value: unknown): unknown {
  if (step === undefined) return value
  if (Array.isArray(node)) return node.map((each: unknown, at) => (at === step ? withValue(each, rest, value) : each))
  const raw = isRaw(node) ? node : {}
  return { ...raw, [step]: withValue(raw[step], rest, value) }
}

type Change = { path: readonly Step[]; value: unknown }

function* walk(schema: Schema, value: unknown, path: readonly Step[]): Generator<Change> {
  const bare = unwrapped(schema)
  if (value === undefined) {
    yield { path, value: exampleOf(bare) }
    for (const other of othersOf(bare, value)) yield { path, value: other }
  } else if (bare instanceof z.core.$ZodObject && isRaw(value)) {
    // What is a kind of its own is tried as itself.
    if (path.length > 0 && 'type' in value && 'id' in value) return
    for (const [key, field] of Object.entries(bare._zod.def.shape)) yield* walk(field, value[key], [...path, key])
  } else if (bare instanceof z.core.$ZodArray && Array.isArray(value)) {
    const [first]: unknown[] = value
    if (first === undefined && !holdsItems(schema)) yield { path, value: exampleOf(bare) }
    if (first !== undefined) yield { path, value: value.slice(1) }
    if (first !== undefined && !holdsItems(schema)) yield* walk(bare._zod.def.element, first, [...path, 0])
  } else if (bare instanceof z.core.$ZodUnion && isRaw(value)) {
    const option = bare._zod.def.options.find(each => z.safeParse(each, value).success)
    if (option) yield* walk(option, value, path)
  } else for (const other of othersOf(bare, value)) yield { path, value: other }
}

function unwrapped(schema: Schema): Schema {
  const { def } = schema._zod
  return 'innerType' in def && def.innerType instanceof z.core.$ZodType ? unwrapped(def.innerType) : schema
}

const OTHERS = [
  'Other words',
  '/en-us/other',
  '#123456',
  '2027-04-01',
  'C99ABCDE',
  '2302',
  'en',
  7,
  60,
  40,
  88,
  0.3,
  99_000,
  true,
  false,
]

const othersOf = (schema: Schema, value: unknown): unknown[] =>
  (schema instanceof z.core.$ZodEnum ? Object.values(schema._zod.def.entries) : OTHERS).filter(
    other => other !== value && z.safeParse(schema, other).success,
  )
