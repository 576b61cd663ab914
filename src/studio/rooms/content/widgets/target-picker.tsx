import { useCall } from '../../../calls/queries.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { useWords } from '../../../i18n/room-words.ts'
import { Button } from '../../../ui/button.tsx'
import { WORDS } from '../words.ts'
import { TargetSearch } from './target-search.tsx'

type Props = {
  readonly id: string
  readonly from: readonly ('product' | 'category')[]
  readonly value: unknown
  readonly onChange: (ids: readonly string[]) => void
}

/** As many as one asks about at once; the others are known by their ids. */
const MOST_NAMED = 80

/** Products and categories by their names, in the order in which they are said. */
export function TargetPicker({ id, from, value, onChange }: Props) {
  const { w } = useWords(WORDS)
  const { language } = useI18n()
  const ids = Array.isArray(value) ? value.filter(each => typeof each === 'string') : []
  const named = ids.slice(0, MOST_NAMED)
  const { data } = useCall('content.targets', { query: { ids: named.join(','), language } })
  const titleOf = (target: string) => data?.rows.find(row => row.id === target)?.title
  return (
    <div id={id}>
      <ol className="picked">
        {ids.map(target => (
          <li key={target}>
            <span>
              {titleOf(target) ?? target}
              {data && named.includes(target) && titleOf(target) === undefined && (
                <span className="hint"> {w('noSuchProduct')}</span>
              )}
            </span>
            <Button look="quiet" onClick={() => onChange(ids.filter(each => each !== target))}>
              {w('remove')}
            </Button>
          </li>
        ))}
      </ol>
      {from.map(kind => (
        <TargetSearch
          key={kind}
          label={w(`find_${kind}`)}
          kind={kind}
          onChoose={({ id: chosen }) => !ids.includes(chosen) && onChange([...ids, chosen])}
        />
      ))}
    </div>
  )
}
