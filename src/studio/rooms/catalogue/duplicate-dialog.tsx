import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useSend } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import { Field } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { useNeeded } from '../../ui/use-needed.ts'
import { textOf, TOUCHED, type Style } from './style.ts'
import { WORDS } from './words.ts'

export function DuplicateDialog({ style, onClose }: { readonly style: Style; readonly onClose: () => void }) {
  const { w } = useWords(WORDS)
  const needed = useNeeded()
  const navigate = useNavigate()
  const [styleId, setStyleId] = useState('')
  const [numbers, setNumbers] = useState<Readonly<Record<string, string>>>({})
  const copy = useSend('styles.duplicate', TOUCHED, 'form')
  const colours = style.colours.flatMap(({ productId: from }) => {
    const to = numbers[from] ?? ''
    return to === '' ? [] : [{ from, to }]
  })
  const nameOf = ({ productId, fields }: Style['colours'][number]) =>
    w('newColour', { colour: textOf(fields['name.en']) || productId })
  const numbered = ({ from, to }: { from: string; to: string }) => {
    const colour = style.colours.find(({ productId }) => productId === from)
    return [colour ? nameOf(colour) : from, /^[A-Z0-9]{8}$/.test(to)] as const
  }
  const send = async () => {
    await copy.mutateAsync([{ params: { styleId: style.styleId }, body: { styleId, colours } }])
    onClose()
    await navigate({ to: '/catalogue/$styleId', params: { styleId } })
  }
  return (
    <FormDialog
      title={w('duplicate')}
      text={w('duplicateText')}
      action={w('duplicate')}
      busy={copy.isPending}
      why={needed([w('newNumber'), /^[A-Z0-9]{9,11}$/.test(styleId)], ...colours.map(numbered))}
      error={copy.error}
      send={send}
      onClose={onClose}
    >
      <Field
        label={w('newNumber')}
        placeholder="CTR4T2BKM"
        maxLength={11}
        value={styleId}
        onChange={event => setStyleId(event.target.value.toUpperCase())}
      />
      {style.colours.map(colour => (
        <Field
          key={colour.productId}
          label={nameOf(colour)}
          hint={w('newColourHint')}
          maxLength={8}
          value={numbers[colour.productId] ?? ''}
          onChange={event => setNumbers({ ...numbers, [colour.productId]: event.target.value.toUpperCase() })}
        />
      ))}
    </FormDialog>
  )
}
