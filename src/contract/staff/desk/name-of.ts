import { isVisibleName } from '#domain/staff/visible-name.ts'
import { line } from '../../fields.ts'

/** What staff call somebody or something: others choose by it, so all of it is seen. */
export const nameOf = (max: number) => line(max).refine(isVisibleName, { params: { why: 'unseen' } })
