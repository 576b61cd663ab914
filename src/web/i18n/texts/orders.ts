import afterwards from './orders/afterwards.ts'
import order from './orders/order.ts'
import refusals from './orders/refusals.ts'
import takingBack from './orders/taking-back.ts'

export default { ...order, ...takingBack, ...afterwards, ...refusals }
