import { ASSET_SELECTIONS } from '#contract/staff/assets/asset-words.ts'
import { useWords } from '../../i18n/room-words.ts'
import { useChangeSearch, type Search } from '../../lists/search.ts'
import { FindForm } from '../../ui/find-form.tsx'
import { SelectField } from '../../ui/field.tsx'
import { StateTabs } from '../../ui/state-tabs.tsx'
import { WORDS } from './words.ts'

export const ONLY = ASSET_SELECTIONS
const VIEWS = { grid: 'asGrid', list: 'asList' } as const

type Counted = readonly { readonly name: string; readonly count: number }[]
type Props = {
  readonly search: Search<'q' | 'folder' | 'tag' | 'only' | 'view'>
  readonly folders: Counted
  readonly tags: Counted
}

export function Filters({ search, folders, tags }: Props) {
  const { w } = useWords(WORDS)
  const change = useChangeSearch()
  return (
    <>
      <StateTabs
        states={ONLY}
        chosen={ONLY.find(each => each === search.only)}
        all={w('all')}
        words={each => w(each)}
        counts={undefined}
        onChange={only => change({ only })}
      />
      <FindForm
        label={w('find')}
        hint={w('findHint')}
        button={w('find')}
        longest={80}
        sought={search.q ?? ''}
        onFind={q => change({ q })}
      />
      <div className="list-head">
        <Choice
          label={w('folder')}
          all={w('everywhere')}
          chosen={search.folder}
          of={folders}
          onChange={folder => change({ folder })}
        />
        <Choice label={w('tag')} all={w('anyTag')} chosen={search.tag} of={tags} onChange={tag => change({ tag })} />
        <SelectField
          label={w('shownAs')}
          value={search.view ?? 'grid'}
          onChange={event => change({ view: event.target.value })}
        >
          <option value="grid">{w(VIEWS.grid)}</option>
          <option value="list">{w(VIEWS.list)}</option>
        </SelectField>
      </div>
    </>
  )
}

type ChoiceProps = {
  readonly label: string
  readonly all: string
  readonly chosen: string | undefined
  readonly of: Counted
  readonly onChange: (name: string) => void
}

const Choice = ({ label, all, chosen = '', of, onChange }: ChoiceProps) => (
  <SelectField label={label} value={chosen} onChange={event => onChange(event.target.value)}>
    <option value="">{all}</option>
    {chosen !== '' && of.every(({ name }) => name !== chosen) && <option>{chosen}</option>}
    {of.map(({ name, count }) => (
      <option key={name} value={name}>{`${name} (${count})`}</option>
    ))}
  </SelectField>
)
