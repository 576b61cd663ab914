import { useWords } from '../../i18n/room-words.ts'
import { WORDS } from './words.ts'

type Props = { readonly whole: boolean | undefined; readonly onChoose: (whole: boolean) => void }

const CHOICES = [
  { whole: true, label: 'wholeParcel', hint: 'wholeParcelHint' },
  { whole: false, label: 'onlyAnnounced', hint: 'onlyAnnouncedHint' },
] as const

/** Asked of whoever takes it in: what nobody announced, a gift for one, would be on no list. */
export function WholeParcel({ whole, onChoose }: Props) {
  const { w } = useWords(WORDS)
  return (
    <fieldset className="return-whole">
      <legend>{w('howMuch')}</legend>
      {CHOICES.map(each => (
        <label key={each.label} className="check">
          <input
            type="radio"
            name="parcel"
            required
            checked={whole === each.whole}
            onChange={() => onChoose(each.whole)}
          />
          <span>
            {w(each.label)}
            <span className="second">{w(each.hint)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
