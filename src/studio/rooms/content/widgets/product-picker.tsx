import { useCall } from '../../../calls/queries.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { useWords } from '../../../i18n/room-words.ts'
import { Button } from '../../../ui/button.tsx'
import { WORDS } from '../words.ts'
import { TargetSearch } from './target-search.tsx'

type Props = { readonly id: string; readonly value: unknown; readonly onChange: (ids: readonly string[]) => void }

/** Products by their names, in the order in which they are shown. */
export function ProductPicker({ id, value, onChange }: Props) {
  const { w } = useWords(WORDS)
  const { language } = useI18n()
  const ids = Array.isArray(value) ? value.filter(each => typeof each === 'string') : []
  const { data } = useCall('content.targets', { query: { kind: 'product', ids: ids.join(','), language } })
  const titleOf = (product: string) => data?.rows.find(row => row.id === product)?.title
  return (
    <div id={id}>
      <ol className="picked">
        {ids.map(product => (
          <li key={product}>
            <span>
              {titleOf(product) ?? product}
              {data && titleOf(product) === undefined && <span className="hint"> {w('noSuchProduct')}</span>}
            </span>
            <Button look="quiet" onClick={() => onChange(ids.filter(each => each !== product))}>
              {w('remove')}
            </Button>
          </li>
        ))}
      </ol>
      <TargetSearch
        label={w('findProduct')}
        kind="product"
        onChoose={({ id: chosen }) => !ids.includes(chosen) && onChange([...ids, chosen])}
      />
    </div>
  )
}
