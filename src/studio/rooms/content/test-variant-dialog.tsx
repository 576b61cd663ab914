import { useState } from 'react'
import { testVariant } from '#domain/content/test-variants.ts'
import { METRICS } from '#domain/experiments/metrics.ts'
import { useSend } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import { Field, TextField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { notify } from '../../ui/notices.tsx'
import { freshId } from './new-item.ts'
import type { Node } from './outline-tree.ts'
import type { WorkingCopy } from './working-copy.ts'
import { WORDS } from './words.ts'

type Props = { readonly copy: WorkingCopy; readonly node: Node; readonly onClose: () => void }

const METRIC = 'orders'
const VARIANT = '2-b'
const SMALLEST_EFFECT = 0.1

/** Puts an item and a copy of it into a test, and begins its plan. */
export function TestVariantDialog({ copy, node, onClose }: Props) {
  const { w } = useWords(WORDS)
  const title = node.title || node.id
  const [name, setName] = useState(title)
  const [hypothesis, setHypothesis] = useState('')
  const [experimentId] = useState(() => freshId('exp'))
  const save = useSend('experiments.save', ['experiments.list'], 'form')
  const send = async () => {
    await save.mutateAsync([
      {
        params: { experimentId },
        body: {
          plan: {
            name,
            slug: copy.slug,
            hypothesis,
            metric: METRIC,
            variants: [VARIANT],
            baseline: METRICS[METRIC].typical,
            smallestEffect: SMALLEST_EFFECT,
          },
        },
      },
    ])
    copy.change(`test ${node.id}`, layers => {
      const made = testVariant(layers, node.id, { experimentId, variantId: VARIANT, name, fresh: freshId })
      copy.select(made?.copyId)
      return made?.layers ?? layers
    })
    notify(w('testMade'))
    onClose()
  }
  return (
    <FormDialog
      title={w('testVariant')}
      text={w('testVariantText', { name: title })}
      action={w('testVariant')}
      busy={save.isPending}
      ready={name.trim() !== ''}
      error={save.error}
      send={send}
      onClose={onClose}
    >
      <Field label={w('testName')} maxLength={120} value={name} onChange={({ target }) => setName(target.value)} />
      <TextField
        label={w('testHypothesis')}
        maxLength={1000}
        value={hypothesis}
        onChange={({ target }) => setHypothesis(target.value)}
      />
    </FormDialog>
  )
}
