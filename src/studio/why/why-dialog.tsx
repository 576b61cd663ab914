import { useCall } from '../calls/queries.ts'
import { useWords } from '../i18n/room-words.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Answer, type Asked } from '../ui/state.tsx'
import { WhyTable, type Why } from './why-table.tsx'
import { WHY_WORDS } from './words.ts'

type Closing = { readonly onClose: () => void }

/** Why an order came to what it came to. */
export function WhyOrder({ orderNumber, onClose }: Closing & { readonly orderNumber: string }) {
  const why = useCall('why.order', { params: { orderNumber } })
  return <WhyDialog of={why} caption={orderNumber} onClose={onClose} />
}

/** Why a cart comes to what its owner would pay now. */
export function WhyCart({ basketId, onClose }: Closing & { readonly basketId: string }) {
  const why = useCall('why.cart', { params: { basketId } })
  return <WhyDialog of={why} caption={basketId} onClose={onClose} />
}

type Props = Closing & { readonly of: Asked<Why>; readonly caption: string }

function WhyDialog({ of, caption, onClose }: Props) {
  const { w } = useWords(WHY_WORDS)
  return (
    <Dialog wide title={w('why')} text={w('whyText')} onClose={onClose}>
      <Answer of={of}>{found => <WhyTable why={found} caption={caption} />}</Answer>
    </Dialog>
  )
}
