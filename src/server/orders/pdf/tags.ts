import { PDFName, PDFOperator, PDFOperatorNames, type PDFDocument, type PDFPage, type PDFRef } from 'pdf-lib'

/** What a line is to somebody who hears the page. */
export type Tag = 'H1' | 'P'

type Tags = {
  /** Writes something that is read aloud, in the order in which it is written. */
  say: (page: PDFPage, tag: Tag, draw: () => void) => void
  /** Ties what was said to the pages it stands on; once, when all of it is written. */
  tie: () => void
}

/** Draws something that nobody needs to hear of. */
export function drawSilently(page: PDFPage, draw: () => void): void {
  page.pushOperators(PDFOperator.of(PDFOperatorNames.BeginMarkedContent, [PDFName.of('Artifact')]))
  draw()
  page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent))
}

/** The tree of a tagged document: one root, and each line as an element below it. */
export function tagsOf(document: PDFDocument): Tags {
  const { context, catalog } = document
  const [root, whole] = [context.nextRef(), context.nextRef()]
  const said = new Map<PDFPage, PDFRef[]>()
  return {
    say(page, tag, draw) {
      const onPage = said.get(page) ?? []
      said.set(page, onPage)
      const mark = onPage.length
      page.pushOperators(
        PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [PDFName.of(tag), `<< /MCID ${mark} >>`]),
      )
      draw()
      page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent))
      onPage.push(context.register(context.obj({ Type: 'StructElem', S: tag, P: whole, Pg: page.ref, K: mark })))
    },
    tie() {
      const pages = [...said]
      for (const [at, [page]] of pages.entries()) {
        page.node.set(PDFName.of('StructParents'), context.obj(at))
        page.node.set(PDFName.of('Tabs'), PDFName.of('S'))
      }
      const parents = context.obj({ Nums: pages.flatMap(([, lines], at) => [at, lines]) })
      const all = pages.flatMap(([, lines]) => lines)
      context.assign(whole, context.obj({ Type: 'StructElem', S: 'Document', P: root, K: all }))
      context.assign(root, context.obj({ Type: 'StructTreeRoot', K: whole, ParentTree: context.register(parents) }))
      catalog.set(PDFName.of('StructTreeRoot'), root)
      catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }))
    },
  }
}
