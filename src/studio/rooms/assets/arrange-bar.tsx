import { useState } from 'react'
import { TOUCHED } from '../../assets/asset.ts'
import { useSend } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { notify } from '../../ui/notices.tsx'
import { WORDS } from './words.ts'

const KINDS = { move: 'moveTo', tag: 'addTags', untag: 'removeTags' } as const
type Kind = keyof typeof KINDS

type Props = { readonly chosen: ReadonlySet<string>; readonly onClear: () => void }

/** What can be done to all that is chosen. */
export function ArrangeBar({ chosen, onClear }: Props) {
  const { t, number } = useI18n()
  const { w } = useWords(WORDS)
  const [open, setOpen] = useState<Kind>()
  if (chosen.size === 0) return null
  return (
    <section className="arrange-bar" aria-label={w('chosen', { count: number(chosen.size) })}>
      <output>{w('chosen', { count: number(chosen.size) })}</output>
      <Button onClick={() => setOpen('move')}>{w('moveTo')}</Button>
      <Button onClick={() => setOpen('tag')}>{w('addTags')}</Button>
      <Button onClick={() => setOpen('untag')}>{w('removeTags')}</Button>
      <Button look="quiet" onClick={onClear}>
        {t('cancel')}
      </Button>
      {open && <ArrangeDialog kind={open} ids={[...chosen]} onClose={() => setOpen(undefined)} onDone={onClear} />}
    </section>
  )
}

type DialogProps = {
  readonly kind: Kind
  readonly ids: string[]
  readonly onClose: () => void
  readonly onDone: () => void
}

function ArrangeDialog({ kind, ids, onClose, onDone }: DialogProps) {
  const { number } = useI18n()
  const { w } = useWords(WORDS)
  const [text, setText] = useState('')
  const arrange = useSend('assets.arrange', TOUCHED, 'form')
  const tags = text.split(',').flatMap(each => each.trim() || [])
  const wish = {
    move: { folder: text.trim().replaceAll(/^\/+|\/+$/g, '') },
    tag: { addTags: tags },
    untag: { removeTags: tags },
  }[kind]
  const send = async () => {
    const { changed } = await arrange.mutateAsync([{ body: { ids, ...wish } }])
    notify(w('arranged', { count: number(changed) }))
    onClose()
    onDone()
  }
  return (
    <FormDialog
      title={w(KINDS[kind])}
      text={w('chosen', { count: number(ids.length) })}
      action={w(KINDS[kind])}
      busy={arrange.isPending}
      ready={kind === 'move' || tags.length > 0}
      error={arrange.error}
      send={send}
      onClose={onClose}
    >
      <Field
        label={kind === 'move' ? w('folder') : w('tags')}
        hint={kind === 'move' ? w('folderHint') : w('tagsHint')}
        maxLength={200}
        value={text}
        onChange={event => setText(event.target.value)}
      />
    </FormDialog>
  )
}
