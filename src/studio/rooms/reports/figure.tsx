import { useI18n } from '../../i18n/i18n.tsx'

type Props = {
  readonly label: string
  readonly value: string
  readonly now?: number
  readonly before?: number | undefined
}

/** A figure, and how far it is from what it was. */
export function Figure({ label, value, now, before }: Props) {
  const { number } = useI18n()
  const change =
    now === undefined || before === undefined || before === 0 ? undefined : Math.round((100 * (now - before)) / before)
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {value}
        {change !== undefined && (
          <span className="figure-change">
            {' '}
            {change >= 0 ? '+' : '−'}
            {number(Math.abs(change))} %
          </span>
        )}
      </dd>
    </div>
  )
}
