import { BuyBox } from './buy-box.tsx'
import type { Buying } from './buying.ts'

export default function BuyBoxIsland({ buying, price }: { buying: Buying; price?: string | undefined }) {
  return <BuyBox buying={buying} price={price} />
}
