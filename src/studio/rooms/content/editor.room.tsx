import { useParams } from '@tanstack/react-router'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { stepOfKeys } from '#contract/content/frame-messages.ts'
import { WORDS_SLUG } from '#domain/content/content-kinds.ts'
import type { Raw } from '#domain/content/merge-layers.ts'
import { DEFAULT_LOCALE, languageOf, type Locale } from '#domain/sites/sites.ts'
import { queries, useCall } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import { notify } from '../../ui/notices.tsx'
import { Room } from '../../ui/room.tsx'
import { EditorActions } from './editor-actions.tsx'
import { FieldForm } from './field-form.tsx'
import { Frame } from './frame.tsx'
import { isOnly } from './itself.ts'
import { LetterFrame } from './letters/letter-frame.tsx'
import { LetterValues } from './letters/letter-values.tsx'
import { Outline } from './outline.tsx'
import { outlineOf } from './outline-tree.ts'
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
  return <WithContent slug={slug}>{(read, who) => <Editor read={read} who={who} />}</WithContent>
}

function Editor({ read, who }: { readonly read: ReadContent; readonly who: string }) {
  const { w } = useWords(WORDS)
  const tellMerged = useMergedNotice()
  const [locale, setLocale] = useState<Locale>(DEFAULT_LOCALE)
  const [copy] = useState(() => new WorkingCopy(read, who, tellMerged))
  const { layers, selected, saving } = useSyncExternalStore(copy.subscribe, copy.current)
  const scopes = useMemo(() => ['any', languageOf(locale), locale], [locale])
  const page = useMemo(() => writtenPage(layers, scopes), [layers, scopes])
  const { merged } = page
  // The page comes first: the outline of a long one takes its time.
  const drawn = useRested(merged)
  const lists = useMemo(() => outlineOf(drawn, read.kind), [drawn, read.kind])
  useLeaving(copy)
  useKeys(copy)
  useEffect(() => {
    if (copy.takeUnsent()) notify(w('unsentTaken'))
  }, [copy, w])
  useEffect(() => {
    if (saving === 'saved') void queries.invalidateQueries({ queryKey: ['content.check'] })
  }, [saving])
  const others = usePresence(read.slug, selected)
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
          <EditorActions copy={copy} read={read} locale={locale} />
        </>
      }
    >
      <div className="editor">
        {read.letter ? (
          <>
            <LetterValues letter={read.letter} />
            <LetterFrame slug={read.slug} page={page} locale={locale} onLocale={setLocale} />
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
            <Frame copy={copy} page={page} locale={locale} selected={selected} onLocale={setLocale} />
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
