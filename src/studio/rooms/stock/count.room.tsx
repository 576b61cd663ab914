import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../calls/call.ts'
import { queries } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import { ObjectHistory } from '../../lists/object-history.tsx'
import { Button } from '../../ui/button.tsx'
import { Room } from '../../ui/room.tsx'
import { ScanField } from '../../ui/scan-field.tsx'
import { Answer, Empty } from '../../ui/state.tsx'
import { BookDialog, DiscardDialog } from './count-dialogs.tsx'
import { Camera } from './camera.tsx'
import { useScanQueue } from './scan-queue.ts'
import { WORDS } from './words.ts'
import type { Count } from './count.ts'

/** For a phone in one hand: scan, look at what differs, book it. */
export function CountRoom() {
  const { id } = useParams({ from: '/house/stock/counts/$id' })
  const [differing, setDiffering] = useState(false)
  const found = useQuery({
    queryKey: ['counts.read', id, differing],
    queryFn: () => call('counts.read', { params: { id }, query: { ...(differing && { differing: 'true' }) } }),
  })
  return (
    <Answer of={found}>{count => <Counting count={count} differing={differing} onDiffering={setDiffering} />}</Answer>
  )
}

type Props = {
  readonly count: Count
  readonly differing: boolean
  readonly onDiffering: (only: boolean) => void
}

function Counting({ count, differing, onDiffering }: Props) {
  const { w } = useWords(WORDS)
  const [told, setTold] = useState('')
  const [strange, setStrange] = useState<readonly string[]>([])
  const [asked, setAsked] = useState<'book' | 'discard'>()
  const scans = useScanQueue(count.id, ({ unknown, counted: [line] }) => {
    if (unknown.length > 0) setStrange(codes => [...new Set([...codes, ...unknown])])
    else if (line) setTold(w('scanned', { name: line.name, size: line.size, count: line.counted }))
    void queries.invalidateQueries({ queryKey: ['counts.read', count.id] })
  })
  const open = count.state === 'open' && count.mayChange
  const { skus, differing: differ, difference, notScanned } = count
  return (
    <Room title={count.name} kicker={`${w('count')} · ${count.locationName} · ${w(`count_${count.state}`)}`}>
      {open && (
        <>
          <ScanField
            label={w('scan')}
            hint={w('scanHint')}
            action="+1"
            told={told}
            onScan={code => scans.add(code, 1)}
          />
          <Camera onCode={code => scans.add(code, 1)} />
        </>
      )}
      {strange.length > 0 && (
        <p role="alert" className="count-waits">
          {w('noSuchCode', { code: strange.join(', ') })}
        </p>
      )}
      {scans.waiting > 0 && (
        <output className="count-waits">{w(scans.refused ? 'refusedScans' : 'waits', { count: scans.waiting })}</output>
      )}
      <p>{w('summary', { skus, differing: differ, pieces: difference, left: notScanned })}</p>
      <label className="check">
        <input type="checkbox" checked={differing} onChange={event => onDiffering(event.target.checked)} />
        {w('differences')}
      </label>
      {count.lines.length === 0 ? (
        <Empty title={w('nothingScanned')} />
      ) : (
        <Lines lines={count.lines} onLess={open ? sku => scans.add(sku, -1) : undefined} />
      )}
      {open && (
        <div className="count-end">
          <Button
            look="primary"
            why={skus === 0 ? w('nothingScanned') : scans.waiting > 0 ? w('scansFirst') : undefined}
            onClick={() => setAsked('book')}
          >
            {w('bookCount')}
          </Button>
          <Button onClick={() => setAsked('discard')}>{w('discardCount')}</Button>
        </div>
      )}
      <ObjectHistory type="count" id={count.id} />
      {asked === 'book' && <BookDialog count={count} onClose={() => setAsked(undefined)} />}
      {asked === 'discard' && <DiscardDialog count={count} onClose={() => setAsked(undefined)} />}
    </Room>
  )
}

type LinesProps = { readonly lines: Count['lines']; readonly onLess: ((sku: string) => void) | undefined }

function Lines({ lines, onLess }: LinesProps) {
  const { w } = useWords(WORDS)
  return (
    <ul className="count-lines">
      {lines.map(({ sku, name, size, counted, expected }) => (
        <li key={sku} data-differs={counted !== expected}>
          <div>
            <strong>{sku}</strong>
            <span className="second">
              {name} · {w('size', { size })}
            </span>
          </div>
          <dl>
            <dt>{w('counted')}</dt>
            <dd>{counted}</dd>
            <dt>{w('inBook')}</dt>
            <dd>{expected}</dd>
          </dl>
          {onLess && (
            <Button
              aria-label={w('oneLess', { sku })}
              why={counted === 0 ? w('noneLeft') : undefined}
              quietly
              onClick={() => onLess(sku)}
            >
              <span aria-hidden="true">−</span>
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
