import { Link, useParams, useSearch } from '@tanstack/react-router'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { isOpen, keyOf, localeIn, sourceOf, statesOf, translationsOf } from '#domain/content/translations.ts'
import { useWords } from '../../../i18n/room-words.ts'
import { Room } from '../../../ui/room.tsx'
import { Empty } from '../../../ui/state.tsx'
import { ConflictPanel, type ToldConflicts } from '../conflict-panel.tsx'
import { Gone } from '../gone.tsx'
import { itself } from '../itself.ts'
import { Present } from '../present.tsx'
import { useContentNames } from '../use-content-names.ts'
import { useMergedNotice } from '../use-merged-notice.ts'
import { usePresence } from '../use-presence.ts'
import { useSectionNames } from '../use-section-names.ts'
import { WithContent, type ReadContent } from '../with-content.tsx'
import { WorkingCopy } from '../working-copy.ts'
import { WORDS } from '../words.ts'
import { targetOf } from './target-language.ts'
import { TranslationPart } from './translation-part.tsx'
import { TranslationRow } from './translation-row.tsx'
import { TranslationFilters } from './translation-filters.tsx'
import { TRANSLATION_WORDS } from './words.ts'

/** The source on the left, its translation on the right. */
export function TranslateRoom() {
  const { _splat: slug = '' } = useParams({ from: '/house/translations/of/$' })
  return <WithContent slug={slug}>{(read, who) => <SideBySide key={read.slug} read={read} who={who} />}</WithContent>
}

function SideBySide({ read, who }: { readonly read: ReadContent; readonly who: string }) {
  const { w } = useWords(TRANSLATION_WORDS)
  const search = useSearch({ from: '/house/translations/of/$' })
  const language = targetOf(search.language)
  const filters = ['all', ...statesOf(language)] as const
  const show = filters.find(each => each === search.show) ?? 'all'
  const [conflicts, setConflicts] = useState<readonly ToldConflicts[]>([])
  const tellMerged = useMergedNotice(told => setConflicts(all => [...all, told]))
  const [copy] = useState(() => new WorkingCopy(read, who, tellMerged, undefined))
  const { layers, saving, movedTo } = useSyncExternalStore(copy.subscribe, copy.current)
  useEffect(() => {
    void copy.takeUnsent()
    return () => copy.close()
  }, [copy])
  const others = usePresence(copy, undefined)
  const texts = translationsOf(layers, language)
  const at = localeIn(language)
  const content = useWords(WORDS)
  const itsName = itself(read.kind, content.w)
  const nameOf = useSectionNames(layers, read.kind)
  // What is being written stays where it is, whatever it has become meanwhile.
  const [begun, setBegun] = useState<ReadonlySet<string>>(new Set())
  const shown = texts.filter(text => show === 'all' || text.state === show || begun.has(keyOf(text)))
  const open = texts.filter(isOpen).length
  return (
    <Room
      title={useContentNames()(read.slug)}
      kicker={`${w('translations')} · ${read.slug}`}
      actions={
        <>
          <Present others={others} />
          <span className="save-state" data-state={saving}>
            {w(`saving_${saving}`)}
          </span>
          <Link to="/content/edit/$" params={{ _splat: read.slug }} search={{ locale: at }}>
            {w('inThePage')}
          </Link>
        </>
      }
    >
      <ConflictPanel all={conflicts} onClose={() => setConflicts([])} />
      {saving === 'gone' && <Gone movedTo={movedTo} language={language} />}
      <div className="flow-filters">
        <TranslationFilters language={language} show={show} shown={filters} />
        <output>{w('openCount', { count: open, total: texts.length })}</output>
      </div>
      {shown.length === 0 && <Empty title={w('nothingHere')} />}
      {[...Map.groupBy(shown, ({ id }) => id)].map(([id, of]) => (
        <TranslationPart key={id ?? ''} slug={read.slug} id={id} name={id === undefined ? itsName : nameOf(id)} at={at}>
          {of.map(text => (
            <TranslationRow
              key={keyOf(text)}
              text={text}
              within={id === undefined ? undefined : nameOf(id)}
              source={sourceOf(language)}
              language={language}
              copy={copy}
              onBegin={() => setBegun(known => new Set([...known, keyOf(text)]))}
            />
          ))}
        </TranslationPart>
      ))}
    </Room>
  )
}
