import { BuyBox } from './buy-box.tsx'
import type { Buying } from './buying.ts'

export default function BuyBoxIsland({ buying }: { buying: Buying }) {
  return <BuyBox buying={buying} />
}
