import changes from './cart/changes.ts'
import delivery from './cart/delivery.ts'
import page from './cart/page.ts'
import refusals from './cart/refusals.ts'

export default { ...page, ...delivery, ...refusals, ...changes }
