import { asRead } from '#domain/content/told-differences.ts'
import { isRaw } from '#domain/content/merge-layers.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { Button } from '../../ui/button.tsx'
import { useFieldWords } from './field-words.ts'
import { WORDS } from './words.ts'

/** Two have changed the same: what stays, and what does not. */
type ToldConflict = { readonly path: readonly string[]; readonly kept: unknown; readonly other: unknown }
export type ToldConflicts = { readonly told: string; readonly lines: readonly ToldConflict[] }

type Props = { readonly all: readonly ToldConflicts[]; readonly onClose: () => void }

/** Both texts of each field that two have changed, until somebody has read them: no word is lost unseen. */
export function ConflictPanel({ all, onClose }: Props) {
  const { t } = useI18n()
  const { w } = useWords(WORDS)
  if (all.length === 0) return null
  return (
    <section className="conflicts" aria-label={w('bothChanged')}>
      <div role="alert">
        {all.map(({ told, lines }, at) => (
          <div key={`${at} ${told}`}>
            <p>{told}</p>
            <ul className="differences">
              {lines.map(line => (
                <Line key={line.path.join(' ')} line={line} />
              ))}
            </ul>
          </div>
        ))}
      </div>
      <Button look="quiet" onClick={onClose}>
        {t('close')}
      </Button>
    </section>
  )
}

function Line({ line: { path, kept, other } }: { readonly line: ToldConflict }) {
  const { w } = useWords(WORDS)
  const fieldNamed = useFieldWords()
  const say = (value: unknown): string => {
    if (Array.isArray(value)) return value.map(say).join(', ')
    if (isRaw(value)) return Object.values(value).map(say).join(' ')
    if (typeof value === 'boolean') return w(value ? 'diffYes' : 'diffNo')
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '–'
  }
  const [notTaken, stays] = asRead({ field: path, before: other, after: kept }).map(say)
  return (
    <li>
      <strong>{fieldNamed(path.slice(-1))}</strong>
      <dl>
        <div>
          <dt>{w('stays')}</dt>
          <dd>{stays}</dd>
        </div>
        <div>
          <dt>{w('notTaken')}</dt>
          <dd>{notTaken}</dd>
        </div>
      </dl>
    </li>
  )
}
