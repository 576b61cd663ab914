import { Navigate, useParams, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import { stepOfKeys } from '#contract/content/frame-messages.ts'
import { WORDS_SLUG } from '#domain/content/content-kinds.ts'
import type { Raw } from '#domain/content/merge-layers.ts'
import { findLocale, homeOf, languageOf, type Locale } from '#domain/sites/sites.ts'
import { queries, useCall } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { notify } from '../../ui/notices.tsx'
import { Room } from '../../ui/room.tsx'
import { ConflictPanel, type ToldConflicts } from './conflict-panel.tsx'
import { EditorActions } from './editor-actions.tsx'
import { FieldForm } from './field-form.tsx'
import { Frame } from './frame.tsx'
import { Gone } from './gone.tsx'
import { isOnly } from './itself.ts'
import { LetterFrame } from './letters/letter-frame.tsx'
import { LetterValues } from './letters/letter-values.tsx'
import { Outline } from './outline.tsx'
import { outlineOf } from './outline-tree.ts'
import { useNamedOutline } from './category-names.ts'
import { Present } from './present.tsx'
import type { Problem } from './problem-list.tsx'
import { writtenPage } from './page-maker.ts'
import { useMergedNotice } from './use-merged-notice.ts'
import { usePresence } from './use-presence.ts'
import { useRested } from './use-rested.ts'
import { WithContent, type ReadContent } from './with-content.tsx'
import { WorkingCopy } from './working-copy.ts'
import { WORDS } from './words.ts'

const NONE: readonly Problem[] = []

/** The page, its outline and the fields of what is chosen. */
export function EditorRoom() {
  const { _splat: slug = '' } = useParams({ from: '/house/content/edit/$' })
  return <EditedObject key={slug} slug={slug} />
}

/** What stays when it was published and is begun anew: where one was, and what one was told. */
function EditedObject({ slug }: { readonly slug: string }) {
  const [conflicts, setConflicts] = useState<readonly ToldConflicts[]>([])
  const { language } = useI18n()
  const asked = useSearch({ from: '/house/content/edit/$' })
  const [locale, setLocale] = useState(() => findLocale(asked.locale ?? '') ?? homeOf(language))
  const [selected, setSelected] = useState(asked.item)
  const tellConflicts = useCallback((told: ToldConflicts) => setConflicts(all => [...all, told]), [])
  return (
    <WithContent slug={slug}>
      {(read, who) =>
        read.slug === slug ? (
          <Editor
            read={read}
            who={who}
            locale={locale}
            begun={selected}
            onLocale={setLocale}
            onSelected={setSelected}
            onConflicts={tellConflicts}
          >
            <ConflictPanel all={conflicts} onClose={() => setConflicts([])} />
          </Editor>
        ) : (
          <Navigate to="/content/edit/$" params={{ _splat: read.slug }} replace />
        )
      }
    </WithContent>
  )
}

type Props = {
  readonly read: ReadContent
  readonly who: string
  readonly locale: Locale
  /** What was chosen before it was begun anew. */
  readonly begun: string | undefined
  readonly onLocale: (locale: Locale) => void
  readonly onSelected: (id: string | undefined) => void
  readonly onConflicts: (conflicts: ToldConflicts) => void
  readonly children: ReactNode
}

function Editor({ read, who, locale, begun, onLocale, onSelected, onConflicts, children }: Props) {
  const { w } = useWords(WORDS)
  const tellMerged = useMergedNotice(onConflicts)
  const [copy] = useState(() => new WorkingCopy(read, who, tellMerged, begun))
  const { layers, selected, saving, movedTo } = useSyncExternalStore(copy.subscribe, copy.current)
  useEffect(() => onSelected(selected), [onSelected, selected])
  const scopes = useMemo(() => ['any', languageOf(locale), locale], [locale])
  const page = useMemo(() => writtenPage(layers, scopes), [layers, scopes])
  const { merged } = page
  // The page comes first: the outline of a long one takes its time.
  const drawn = useRested(merged)
  const outline = useMemo(() => outlineOf(drawn, read.kind), [drawn, read.kind])
  const lists = useNamedOutline(outline, languageOf(locale))
  useLeaving(copy)
  useKeys(copy)
  useEffect(() => {
    void copy.takeUnsent().then(isTaken => isTaken && notify(w('unsentTaken')))
  }, [copy, w])
  useEffect(() => {
    if (saving === 'saved') void queries.invalidateQueries({ queryKey: ['content.check'] })
    if (saving === 'saved') void queries.invalidateQueries({ queryKey: ['content.warnings'] })
  }, [saving])
  const others = usePresence(copy, selected)
  const problems = useCall('content.check', { params: { slug: read.slug } }).data?.problems ?? NONE
  return (
    <Room
      title={
        titleOf(merged) ??
        (read.slug === WORDS_SLUG ? w('allLetters') : isOnly(read.kind) ? w(`kind_${read.kind}`) : read.slug)
      }
      kicker={isOnly(read.kind) ? read.slug : `${w(`kind_${read.kind}`)} · ${read.slug}`}
      actions={
        <>
          <Present others={others} />
          <EditorActions copy={copy} read={read} locale={locale} onLocale={onLocale} onConflicts={onConflicts} />
        </>
      }
    >
      {children}
      {saving === 'gone' && <Gone movedTo={movedTo} />}
      <div className="editor">
        {read.letter ? (
          <>
            <LetterValues letter={read.letter} />
            <LetterFrame slug={read.slug} page={page} locale={locale} onLocale={onLocale} />
          </>
        ) : (
          <>
            <Outline
              copy={copy}
              lists={lists}
              scopes={scopes}
              selected={selected}
              problems={problems}
              others={others}
            />
            <Frame copy={copy} page={page} locale={locale} selected={selected} onLocale={onLocale} />
          </>
        )}
        <FieldForm
          key={selected ?? ''}
          copy={copy}
          letter={read.letter}
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

const titleOf = ({ title, subject }: Raw) =>
  typeof title === 'string' ? title : typeof subject === 'string' ? subject : undefined

/** One way back for the form, the outline and the page. */
function useKeys(copy: WorkingCopy): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const way = stepOfKeys(event)
      if (!way) return
      event.preventDefault()
      copy[way]()
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
