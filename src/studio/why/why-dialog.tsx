import { useCall } from '../calls/queries.ts'
import { useWords } from '../i18n/room-words.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Answer } from '../ui/state.tsx'
import { WhyTable } from './why-table.tsx'
import { WHY_WORDS } from './words.ts'

/** Why an order came to what it came to. */
export function WhyDialog({ orderNumber, onClose }: { readonly orderNumber: string; readonly onClose: () => void }) {
  const { w } = useWords(WHY_WORDS)
  const why = useCall('why.order', { params: { orderNumber } })
  return (
    <Dialog wide title={w('why')} text={w('whyText')} onClose={onClose}>
      <Answer of={why}>{found => <WhyTable why={found} caption={orderNumber} />}</Answer>
    </Dialog>
  )
}
