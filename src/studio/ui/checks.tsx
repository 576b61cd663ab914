type Props<T extends string> = {
  readonly legend: string
  readonly hint?: string
  readonly all: readonly T[]
  readonly chosen: readonly T[]
  /** How each is called, where it is not called by its own name. */
  readonly named?: (each: T) => string
  readonly onChosen: (chosen: T[]) => void
}

/** Any of a few. */
export function Checks<T extends string>({ legend, hint, all, chosen, named = each => each, onChosen }: Props<T>) {
  return (
    <fieldset className="field checks">
      <legend>{legend}</legend>
      {hint !== undefined && <p className="hint">{hint}</p>}
      {all.map(each => (
        <label key={each} className="check">
          <input
            type="checkbox"
            checked={chosen.includes(each)}
            onChange={({ target }) =>
              onChosen(target.checked ? [...chosen, each] : chosen.filter(other => other !== each))
            }
          />
          {named(each)}
        </label>
      ))}
    </fieldset>
  )
}
