import type { styles } from '#contract/staff/styles/styles.ts'
import type { StaffHandlers } from '../http/staff-operation.ts'
import { changeAll } from './bulk-styles.service.ts'
import { changeStyle } from './change.service.ts'
import { duplicateStyle } from './duplicate.service.ts'
import { choicesFor, stylesFor } from './list.service.ts'
import { setSets } from './sets.service.ts'
import { showStyle } from './style.service.ts'
import { undoAll } from './undo-styles.service.ts'

export const styleHandlers: StaffHandlers<typeof styles> = {
  list: (desk, { query }) => stylesFor(desk, query),
  choices: desk => choicesFor(desk),
  read: (desk, { params }) => showStyle(desk, params.styleId),
  change: (desk, { params, body }) => changeStyle(desk, params.styleId, body),
  setSets: (desk, { params, body }) => setSets(desk, params.styleId, body),
  duplicate: (desk, { params, body }) => duplicateStyle(desk, params.styleId, body),
  changeAll: (desk, { body }) => changeAll(desk, body),
  undoAll: (desk, { params }) => undoAll(desk, params.taskId),
}
