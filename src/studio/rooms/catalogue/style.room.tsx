import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { STUDIO_ADDRESSES } from '#domain/staff/studio-addresses.ts'
import { useCall } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import { ObjectHistory } from '../../lists/object-history.tsx'
import { AskBeforeLeaving } from '../../ui/ask-before-leaving.tsx'
import { Button } from '../../ui/button.tsx'
import { Room } from '../../ui/room.tsx'
import { SentForm } from '../../ui/sent-form.tsx'
import { Answer } from '../../ui/state.tsx'
import { Colours } from './colours.tsx'
import { Completeness } from './completeness.tsx'
import { Dates } from './dates.tsx'
import { DuplicateDialog } from './duplicate-dialog.tsx'
import { Facts } from './facts.tsx'
import { StateBadge } from './state-badge.tsx'
import type { Style } from './style.ts'
import { TextsPart } from './texts-part.tsx'
import { useDraft, type Draft } from './use-draft.ts'
import { WORDS } from './words.ts'

/** One style: its texts, dates, facts, colours and sizes, what it lacks, and what was done to it. */
export function StyleRoom() {
  const { styleId } = useParams({ from: '/house/catalogue/$styleId' })
  const found = useCall('styles.read', { params: { styleId } })
  return <Answer of={found}>{style => <Editor key={styleId} style={style} />}</Answer>
}

function Editor({ style }: { readonly style: Style }) {
  const { w } = useWords(WORDS)
  const draft = useDraft(style)
  const [copying, setCopying] = useState(false)
  const [first] = style.colours
  return (
    <Room
      title={style.name}
      kicker={style.styleId}
      actions={
        <>
          {first && (
            <a className="button" href={previewOf(style, first.address)} target="_blank" rel="noreferrer">
              {w('preview')}
            </a>
          )}
          {style.mayChange && <Button onClick={() => setCopying(true)}>{w('duplicate')}</Button>}
        </>
      }
    >
      <p className="order-state">
        <StateBadge state={style.state} />
      </p>
      <Completeness gaps={style.gaps} />
      <Dates style={style} draft={draft} />
      <TextsPart draft={draft} />
      <Facts draft={draft} />
      <Colours style={style} draft={draft} />
      <ObjectHistory type="style" id={style.styleId} />
      {draft.count > 0 && <SaveBar draft={draft} />}
      <AskBeforeLeaving when={draft.count > 0} />
      {copying && <DuplicateDialog style={style} onClose={() => setCopying(false)} />}
    </Room>
  )
}

/** What is not in the shop now is shown to who comes by way of the studio. */
const previewOf = ({ state }: Style, address: string) =>
  state === 'active' ? address : `${STUDIO_ADDRESSES.preview}?of=${encodeURIComponent(address)}`

function SaveBar({ draft }: { readonly draft: Draft }) {
  const { w } = useWords(WORDS)
  return (
    <SentForm className="save-bar" send={draft.save}>
      <output>{w('unsaved', { count: draft.count })}</output>
      {draft.error !== undefined && (
        <span className="form-error" role="alert">
          {draft.error}
        </span>
      )}
      <Button onClick={draft.discard}>{w('discard')}</Button>
      <Button look="primary" type="submit" busy={draft.busy}>
        {w('save')}
      </Button>
    </SentForm>
  )
}
