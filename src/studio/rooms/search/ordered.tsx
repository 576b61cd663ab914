import { useWords } from '../../i18n/room-words.ts'
import { Button } from '../../ui/button.tsx'
import { WORDS } from './words.ts'

type Props<T> = {
  readonly items: readonly T[]
  readonly name: (item: T) => string
  readonly title: (item: T) => string
  readonly detail?: (item: T) => string
  readonly onChange: (items: readonly T[]) => void
}

/** Things in an order that buttons change: for keys, fingers and mice alike. */
export function Ordered<T>({ items, name, title, detail, onChange }: Props<T>) {
  const { w } = useWords(WORDS)
  const moved = (from: number, to: number) => {
    const rest = items.toSpliced(from, 1)
    onChange(rest.toSpliced(to, 0, ...items.slice(from, from + 1)))
  }
  return (
    <ol className="ordered">
      {items.map((item, at) => (
        <li key={name(item)}>
          <span className="ordered-title">
            {title(item)}
            {detail && <span className="second">{detail(item)}</span>}
          </span>
          <span className="row-actions">
            <Button
              look="quiet"
              why={at === 0 ? w('isFirst') : undefined}
              quietly
              aria-label={`${w('sooner')}: ${title(item)}`}
              onClick={() => moved(at, at - 1)}
            >
              ↑
            </Button>
            <Button
              look="quiet"
              why={at === items.length - 1 ? w('isLast') : undefined}
              quietly
              aria-label={`${w('later')}: ${title(item)}`}
              onClick={() => moved(at, at + 1)}
            >
              ↓
            </Button>
            <Button
              look="quiet"
              aria-label={`${w('remove')}: ${title(item)}`}
              onClick={() => onChange(items.toSpliced(at, 1))}
            >
              ×
            </Button>
          </span>
        </li>
      ))}
    </ol>
  )
}
