import { useState } from 'react'
import type { OutputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { useSend } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import { TextField } from '../../ui/field.tsx'
import { TermDialog, useTerm } from './term-dialog.tsx'
import { WORDS } from './words.ts'

export type Synonym = OutputOf<StaffEndpointOf<'search.words'>>['synonyms'][number]

type Props = {
  readonly known?: Pick<Synonym, 'language' | 'term' | 'means'> & Partial<Pick<Synonym, 'mark'>>
  readonly onClose: () => void
}

/** What a word of shoppers means in the words of the shop, one meaning to a line. */
export function SynonymDialog({ known, onClose }: Props) {
  const { w } = useWords(WORDS)
  const of = useTerm(known)
  const [lines, setLines] = useState(known?.means.join('\n') ?? '')
  const means = lines.split('\n').flatMap(line => (line.trim() === '' ? [] : [line.trim()]))
  const body = { language: of.language, term: of.term, means }
  const saving = useSend('search.setSynonym', ['search.words', 'search.preview'], 'form')
  return (
    <TermDialog
      title={w('addSynonym')}
      text={w('synonymText')}
      of={of}
      needs={w('means')}
      draft={of.isSaid && means.length > 0 ? { kind: 'synonym', ...body } : undefined}
      saving={saving}
      save={() => saving.mutateAsync([{ body: { ...body, seen: of.seen } }])}
      onClose={onClose}
    >
      <TextField
        label={w('means')}
        hint={w('meansHint')}
        required
        value={lines}
        onChange={event => setLines(event.target.value)}
      />
    </TermDialog>
  )
}
