import { memo } from 'react'
import { SECTION_NAMES } from '#contract/content/content-section-types.ts'
import { kindOf, WORDS_SLUG } from '#domain/content/content-kinds.ts'
import { pathTo, valueAt } from '#domain/content/content-paths.ts'
import { isRaw, type Raw } from '#domain/content/merge-layers.ts'
import { EXPERIMENT } from '#domain/content/test-variants.ts'
import { useWords } from '../../i18n/room-words.ts'
import { itself } from './itself.ts'
import { EditedField } from './edited-field.tsx'
import { Guests } from './guests.tsx'
import { ProblemList, type Problem } from './problem-list.tsx'
import { ReviewNote } from './review-note.tsx'
import { fieldsOfType, letterFields, pageFields, type FieldShape } from './schema-fields.ts'
import { TestLink } from './test-link.tsx'
import type { ReadContent } from './with-content.tsx'
import { WORDS } from './words.ts'
import type { Editing } from './editing.ts'

/** What somebody looks for first; the rest waits behind a line. */
const FIRST = new Set([
  ...[
    'title',
    'subtitle',
    'description',
    'richText',
    'eyebrowText',
    'overline',
    'targets',
    'media',
    'text',
    'url',
    'seo',
    'article',
    'startDate',
    'endDate',
  ],
  ...[
    'accordions',
    'cards',
    'links',
    'places',
    'anchorName',
    'messages',
    'productIds',
    'categoryIds',
    'items',
    'variants',
    'segments',
  ],
])

const FEW = 2

type Props = Omit<Editing, 'id'> & {
  readonly merged: Raw
  readonly letter: ReadContent['letter']
  readonly selected: string | undefined
  readonly problems: readonly Problem[]
}

/** The fields of what is chosen, drawn from its schema. */
export const FieldForm = memo(function FieldForm(props: Props) {
  const { copy, layers, merged, letter, scopes, selected, problems } = props
  const { w } = useWords(WORDS)
  const kinds = useWords(SECTION_NAMES)
  const item = selected === undefined ? merged : itemIn(merged, selected)
  const type = item?.['type']
  const shapes = letter
    ? letterFields(copy.slug === WORDS_SLUG ? 'words' : letter.button ? 'button' : 'plain')
    : selected === undefined
      ? pageFields(kindOf(copy.slug))
      : typeof type === 'string'
        ? fieldsOfType(type)
        : []
  const editing = { copy, layers, scopes, id: selected }
  const own = problems.filter(({ id }) => id === (selected ?? copy.slug))
  const show = (shape: FieldShape) => (
    <EditedField
      key={shape.key}
      shape={shape}
      path={[shape.key]}
      value={item?.[shape.key]}
      beside={item ?? {}}
      editing={editing}
    />
  )
  // Of a letter all is looked for first, and a few fields need no line.
  const isFirst = ({ key }: FieldShape) => letter !== undefined || shapes.length <= FEW || FIRST.has(key)
  const rest = shapes.filter(shape => !isFirst(shape))
  return (
    <section className="editor-fields" aria-label={w('fields')}>
      <h2>
        {letter
          ? w('theLetter')
          : selected === undefined
            ? itself(kindOf(copy.slug), w)
            : kinds.named(String(type), selected)}
      </h2>
      <ReviewNote slug={copy.slug} />
      <ProblemList slug={copy.slug} problems={own} />
      {type === EXPERIMENT && <TestLink id={item?.['experienceId']} />}
      {type === 'event-sign-up-form' && <Guests eventId={item?.['eventId']} places={item?.['places']} />}
      {shapes.length === 0 && <p className="hint">{w('chooseAPart')}</p>}
      {shapes.filter(isFirst).map(show)}
      {rest.length > 0 && (
        <details>
          <summary>{w('moreFields')}</summary>
          {rest.map(show)}
        </details>
      )}
    </section>
  )
})

function itemIn(merged: Raw, id: string): Raw | undefined {
  const path = pathTo(merged, id)
  const item = path && valueAt(merged, path)
  return isRaw(item) ? item : undefined
}
