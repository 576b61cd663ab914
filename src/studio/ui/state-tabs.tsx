import { useI18n } from '../i18n/i18n.tsx'

type Props<State extends string> = {
  readonly states: readonly State[]
  readonly chosen: State | undefined
  readonly all: string
  readonly words: (state: State) => string
  readonly counts: Readonly<Record<State, number>> | undefined
  readonly onChange: (state: State | undefined) => void
}

/** One state of a list or all of them, each with how many there are. */
export function StateTabs<State extends string>({ states, chosen, all, words, counts, onChange }: Props<State>) {
  const { t, counted } = useI18n()
  return (
    <fieldset className="tabs">
      <legend className="unseen">{t('state')}</legend>
      <button type="button" className="tab" aria-pressed={!chosen} onClick={() => onChange(undefined)}>
        {all}
      </button>
      {states.map(each => (
        <button key={each} type="button" className="tab" aria-pressed={chosen === each} onClick={() => onChange(each)}>
          {words(each)} {counts && <span className="count">{counted(counts[each])}</span>}
        </button>
      ))}
    </fieldset>
  )
}
