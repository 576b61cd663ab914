import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'

type Row = { readonly row: Node; readonly from: number; readonly to: number; readonly isOnly: boolean }

/** The row in which somebody writes; none where cells reach over several. */
function rowAt({ state }: Editor): Row | undefined {
  const { $from } = state.selection
  for (let depth = $from.depth; depth > 0; depth--) {
    const row = $from.node(depth)
    if (row.type.name !== 'tr') continue
    const isOnly = $from.node(depth - 1).childCount === 1
    return isSpanned($from.node(depth - 1))
      ? undefined
      : { row, from: $from.before(depth), to: $from.after(depth), isOnly }
  }
  return undefined
}

function isSpanned(rows: Node): boolean {
  let found = false
  rows.descendants(({ attrs }) => {
    found ||= Number(attrs['rowspan'] ?? 1) > 1
    return !found
  })
  return found
}

/** Below the one somebody writes in, with as many cells. */
export function addRow(editor: Editor): boolean {
  const at = rowAt(editor)
  if (!at) return false
  const cells = at.row.children.map(({ type, attrs }) => type.create({ ...attrs, id: null }))
  editor.view.dispatch(editor.state.tr.insert(at.to, at.row.type.create(null, cells)))
  return true
}

/** The last one stays: a table without rows is none. */
export function removeRow(editor: Editor): boolean {
  const at = rowAt(editor)
  if (!at || at.isOnly) return false
  editor.view.dispatch(editor.state.tr.delete(at.from, at.to))
  return true
}

export const rowFacts = (editor: Editor) => {
  const at = rowAt(editor)
  return { inRow: at !== undefined, mayRemove: at?.isOnly === false }
}
