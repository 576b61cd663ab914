import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { OutputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { DEFAULT_LOCALE, languageOf, type Locale } from '#domain/sites/sites.ts'
import { call } from '../../calls/call.ts'
import { queries, useCall, useMe } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import { notify } from '../../ui/notices.tsx'
import { Room } from '../../ui/room.tsx'
import { Answer } from '../../ui/state.tsx'
import { Arrangement } from './arrangement.tsx'
import { EditorActions } from './editor-actions.tsx'
import { FieldForm } from './field-form.tsx'
import { Frame } from './frame.tsx'
import { Outline } from './outline.tsx'
import { outlineOf } from './outline-tree.ts'
import type { Problem } from './problem-list.tsx'
import { writtenPage } from './page-maker.ts'
import { WorkingCopy } from './working-copy.ts'
import { WORDS } from './words.ts'

const NONE: readonly Problem[] = []

export type ReadContent = OutputOf<StaffEndpointOf<'content.read'>>

/** The page, its outline and the fields of what is chosen. */
export function EditorRoom() {
  const { _splat: slug = '' } = useParams({ from: '/house/content/edit/$' })
  // Read again only after what was published, restored or thrown away: saving must not disturb who types.
  const found = useQuery({
    queryKey: ['content.read', slug],
    queryFn: () => call('content.read', { params: { slug } }),
    staleTime: Infinity,
    gcTime: 0,
  })
  const me = useMe().data
  if (!found.data || !me)
    return (
      <Room title={slug}>
        <Answer of={found}>{() => null}</Answer>
      </Room>
    )
  return <Editor key={`${slug} ${found.dataUpdatedAt}`} read={found.data} who={me.id} />
}

function Editor({ read, who }: { readonly read: ReadContent; readonly who: string }) {
  const { w } = useWords(WORDS)
  const [locale, setLocale] = useState<Locale>(DEFAULT_LOCALE)
  const [copy] = useState(
    () =>
      new WorkingCopy(read.slug, who, read.layers, (conflicts, by = '') => {
        const fields = conflicts.map(({ path }) => path.join(' › ')).join(', ')
        notify(fields === '' ? w('merged', { who: by }) : w('mergedMine', { who: by, fields }))
      }),
  )
  const { layers, selected, saving } = useSyncExternalStore(copy.subscribe, copy.current)
  const scopes = useMemo(() => ['any', languageOf(locale), locale], [locale])
  const page = useMemo(() => writtenPage(layers, scopes), [layers, scopes])
  const { merged } = page
  // The page comes first: the outline of a long one takes its time.
  const drawn = useDeferredValue(merged)
  const lists = useMemo(() => outlineOf(drawn), [drawn])
  useLeaving(copy)
  useKeys(copy)
  useEffect(() => {
    if (copy.takeUnsent()) notify(w('unsentTaken'))
  }, [copy, w])
  useEffect(() => {
    if (saving === 'saved') void queries.invalidateQueries({ queryKey: ['content.check'] })
  }, [saving])
  const problems = useCall('content.check', { params: { slug: read.slug } }).data?.problems ?? NONE
  return (
    <Room
      title={typeof merged['title'] === 'string' ? merged['title'] : read.slug}
      kicker={`${w(`kind_${read.kind}`)} · ${read.slug}`}
      actions={<EditorActions copy={copy} read={read} />}
    >
      <Arrangement copy={copy} layers={layers} scopes={scopes} selected={selected} />
      <div className="editor">
        <Outline copy={copy} lists={lists} selected={selected} problems={problems} />
        <Frame copy={copy} page={page} locale={locale} selected={selected} onLocale={setLocale} />
        <FieldForm
          key={selected ?? ''}
          copy={copy}
          layers={layers}
          merged={merged}
          scopes={scopes}
          selected={selected}
          problems={problems}
        />
      </div>
      <output className="unseen">{w(saving === 'failed' ? 'saveFailed' : saving)}</output>
    </Room>
  )
}

/** One way back for the form, the outline and the page. */
function useKeys(copy: WorkingCopy): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.metaKey || event.ctrlKey) || event.key.toLowerCase() !== 'z') return
      event.preventDefault()
      if (event.shiftKey) copy.redo()
      else copy.undo()
    }
    addEventListener('keydown', press, { capture: true })
    return () => removeEventListener('keydown', press, { capture: true })
  }, [copy])
}

/** Nobody leaves with words that are nowhere yet without being asked. */
function useLeaving(copy: WorkingCopy): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => copy.hasUnsaved() && event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => {
      removeEventListener('beforeunload', ask)
      copy.close()
    }
  }, [copy])
}
