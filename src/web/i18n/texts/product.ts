import buying from './product/buying.ts'
import extras from './product/extras.ts'
import reviews from './product/reviews.ts'

export default { ...buying, ...reviews, ...extras }
