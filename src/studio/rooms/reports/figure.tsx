import { useI18n } from '../../i18n/i18n.tsx'
import { change } from './percent.ts'

type Props = {
  readonly label: string
  readonly value: string
  readonly now?: number
  readonly before?: number | undefined
}

/** A figure, and how far it is from what it was. */
export function Figure({ label, value, now, before }: Props) {
  const { language } = useI18n()
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {value}
        {now !== undefined && before !== undefined && before !== 0 && (
          <span className="figure-change"> {change(language, now, before)}</span>
        )}
      </dd>
    </div>
  )
}
