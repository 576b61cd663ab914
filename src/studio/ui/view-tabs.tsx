type Props<View extends string> = {
  readonly label: string
  readonly views: readonly View[]
  readonly chosen: View
  readonly words: (view: View) => string
  readonly onChange: (view: View) => void
}

/** The parts of a room, of which one is shown. */
export function ViewTabs<View extends string>({ label, views, chosen, words, onChange }: Props<View>) {
  return (
    <fieldset className="tabs">
      <legend className="unseen">{label}</legend>
      {views.map(each => (
        <button key={each} type="button" className="tab" aria-pressed={chosen === each} onClick={() => onChange(each)}>
          {words(each)}
        </button>
      ))}
    </fieldset>
  )
}
