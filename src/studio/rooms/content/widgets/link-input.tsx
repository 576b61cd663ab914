import { useDeferredValue } from 'react'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../calls/call.ts'
import { useWords } from '../../../i18n/room-words.ts'
import { WORDS } from '../words.ts'
import { TargetSearch } from './target-search.tsx'

type Props = { readonly id: string; readonly value: string; readonly onChange: (url: string) => void }

/** An address, found by the name of what it leads to; one of ours that leads nowhere is told. */
export function LinkInput({ id, value, onChange }: Props) {
  const { w } = useWords(WORDS)
  return (
    <>
      <input id={id} type="text" value={value} onChange={event => onChange(event.target.value)} />
      <LeadsNowhere url={value} />
      <TargetSearch label={w('findTarget')} onChoose={target => onChange(target.url)} />
    </>
  )
}

export function LeadsNowhere({ url: typed }: { readonly url: string }) {
  const { w } = useWords(WORDS)
  const url = useDeferredValue(typed)
  const checked = useQuery({
    queryKey: ['content.link', url],
    queryFn: () => call('content.link', { query: { url } }),
    enabled: url !== '',
  })
  if (url === '' || checked.data?.leads !== 'nowhere') return null
  return (
    <span className="hint" data-bad="true" role="alert">
      {w('leadsNowhere')}
    </span>
  )
}
