import { useState } from 'react'
import { useCall, useSend } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import { Field, SelectField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { useNeeded } from '../../ui/use-needed.ts'
import { TOUCHED, type Style } from './style.ts'
import { WORDS } from './words.ts'

type Props = {
  readonly style: Style
  readonly onAdded: (productId: string) => void
  readonly onClose: () => void
}

export function ColourDialog({ style, onAdded, onClose }: Props) {
  const { w } = useWords(WORDS)
  const needed = useNeeded()
  const choices = useCall('styles.choices')
  const [productId, setProductId] = useState('')
  const [name, setName] = useState('')
  const [family, setFamily] = useState('')
  const add = useSend('styles.change', [...TOUCHED, 'assets.photographed'], 'form')
  const send = async () => {
    const now = { 'name.en': name, family }
    await add.mutateAsync([
      { params: { styleId: style.styleId }, body: { changes: [{ of: 'colour', productId, now }] } },
    ])
    onAdded(productId)
    onClose()
  }
  return (
    <FormDialog
      title={w('addColour')}
      text={w('addColourText')}
      action={w('addColour')}
      busy={add.isPending}
      why={needed(
        [w('number'), /^[A-Z0-9]{8}$/.test(productId)],
        [w('name'), name !== ''],
        [w('family'), family !== ''],
      )}
      error={add.error}
      send={send}
      onClose={onClose}
    >
      <Field
        name="colour_id"
        label={w('number')}
        placeholder="CRN4T2BK"
        maxLength={8}
        value={productId}
        onChange={event => setProductId(event.target.value.toUpperCase())}
      />
      <Field label={w('name')} maxLength={120} value={name} onChange={event => setName(event.target.value)} />
      <SelectField name="family" label={w('family')} value={family} onChange={event => setFamily(event.target.value)}>
        <option value="">–</option>
        {choices.data?.families.map(each => (
          <option key={each}>{each}</option>
        ))}
      </SelectField>
    </FormDialog>
  )
}
