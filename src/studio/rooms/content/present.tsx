import { useWords } from '../../i18n/room-words.ts'
import { WORDS } from './words.ts'

export type Other = { readonly name: string; readonly item?: string | undefined }

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .map(word => word.charAt(0))
    .join('')
    .slice(0, 2)
    .toUpperCase()

/** Who else has this open. */
export function Present({ others }: { readonly others: readonly Other[] }) {
  const { w } = useWords(WORDS)
  if (others.length === 0) return null
  return (
    <ul className="present" aria-label={w('alsoHere')}>
      {others.map(({ name }, at) => (
        <li key={at} title={name}>
          <span aria-hidden="true">{initialsOf(name)}</span>
          <span className="unseen">{name}</span>
        </li>
      ))}
    </ul>
  )
}
