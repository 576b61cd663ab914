import { PDFName, PDFOperator, PDFOperatorNames, type PDFDocument, type PDFPage, type PDFRef } from 'pdf-lib'

/** Cells that share it stand in one row, rows that share a table in one table. */
type Row = { readonly table: object }

/** What a line is to somebody who hears the page. */
export type Tag = 'H1' | 'P' | Cell
type Cell = {
  readonly row: Row
  /** What it is the name of, if it is one. */
  readonly names?: 'Column' | 'Row'
}

type Tags = {
  /** Writes something that is read aloud, in the order in which it is written. */
  say: (page: PDFPage, tag: Tag, draw: () => void) => void
  /** Ties what was said to the pages it stands on; once, when all of it is written. */
  tie: () => void
}

type Group = { readonly S: 'Document' | 'Table' | 'TR'; readonly ref: PDFRef; readonly P: PDFRef; readonly K: PDFRef[] }

/** Draws something that nobody needs to hear of. */
export function drawSilently(page: PDFPage, draw: () => void): void {
  page.pushOperators(PDFOperator.of(PDFOperatorNames.BeginMarkedContent, [PDFName.of('Artifact')]))
  draw()
  page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent))
}

/** The tree of a tagged document: one root, and each line as an element below it, or below the row that it is a cell of. */
export function tagsOf(document: PDFDocument): Tags {
  const { context, catalog } = document
  const root = context.nextRef()
  const whole: Group = { S: 'Document', ref: context.nextRef(), P: root, K: [] }
  const groups = new Map<object, Group>([[document, whole]])
  const said = new Map<PDFPage, PDFRef[]>()
  const groupOf = (key: object, S: Group['S'], parent: Group): Group => {
    const known = groups.get(key)
    if (known) return known
    const group: Group = { S, ref: context.nextRef(), P: parent.ref, K: [] }
    groups.set(key, group)
    parent.K.push(group.ref)
    return group
  }
  return {
    say(page, tag, draw) {
      const onPage = said.get(page) ?? []
      said.set(page, onPage)
      const mark = onPage.length
      const cell = typeof tag === 'string' ? undefined : tag
      const S = typeof tag === 'string' ? tag : tag.names ? 'TH' : 'TD'
      const parent = cell ? groupOf(cell.row, 'TR', groupOf(cell.row.table, 'Table', whole)) : whole
      page.pushOperators(
        PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [PDFName.of(S), `<< /MCID ${mark} >>`]),
      )
      draw()
      page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent))
      const naming = cell?.names ? { A: { O: 'Table', Scope: cell.names } } : {}
      const element = context.obj({ Type: 'StructElem', S, P: parent.ref, Pg: page.ref, K: mark, ...naming })
      const ref = context.register(element)
      onPage.push(ref)
      parent.K.push(ref)
    },
    tie() {
      const pages = [...said]
      for (const [at, [page]] of pages.entries()) {
        page.node.set(PDFName.of('StructParents'), context.obj(at))
        page.node.set(PDFName.of('Tabs'), PDFName.of('S'))
      }
      const parents = context.obj({ Nums: pages.flatMap(([, lines], at) => [at, lines]) })
      for (const { S, ref, P, K } of groups.values()) context.assign(ref, context.obj({ Type: 'StructElem', S, P, K }))
      context.assign(root, context.obj({ Type: 'StructTreeRoot', K: whole.ref, ParentTree: context.register(parents) }))
      catalog.set(PDFName.of('StructTreeRoot'), root)
      catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }))
    },
  }
}
