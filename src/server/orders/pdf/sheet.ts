import { PDFDocument, rgb, StandardFonts, type PDFFont, type PDFPage } from 'pdf-lib'

const INK = rgb(0.086, 0.098, 0.106)
const SLATE = rgb(0.357, 0.38, 0.404)
const FOREST = rgb(0.122, 0.231, 0.176)
const STONE = rgb(0.812, 0.784, 0.737)

export type Sheet = {
  document: PDFDocument
  /** The page that is written on. */
  readonly page: PDFPage
  /** Goes on with a new page. */
  turn: () => void
  text: (text: string, x: number, y: number, options?: TextOptions) => void
  rule: (y: number) => void
}

type TextOptions = { size?: number; bold?: boolean; quiet?: boolean; right?: boolean }

export const MARGIN = 56
export const A4 = { width: 595.28, height: 841.89 }

/** The built-in fonts write western European letters only: the rest is spelled as near as they can. */
const printable = (text: string): string =>
  text.replaceAll(/[\u2009\u200a\u202f\u00a0]/g, ' ').replaceAll(/[^\u0020-\u007e\u00a1-\u00ff€–—‘’“”•…]/g, letter => {
    const plain = letter.normalize('NFKD').replaceAll(/[^\u0020-\u007e]/g, '')
    return plain === '' ? '?' : plain
  })

/** A page with the three stones at its head. */
export async function newSheet(title: string): Promise<Sheet> {
  const document = await PDFDocument.create()
  document.setTitle(title)
  document.setProducer('Cairn')
  const regular = await document.embedFont(StandardFonts.Helvetica)
  const strong = await document.embedFont(StandardFonts.HelveticaBold)
  let page = document.addPage([A4.width, A4.height])
  const sheet: Sheet = {
    document,
    get page() {
      return page
    },
    turn() {
      page = document.addPage([A4.width, A4.height])
    },
    text(words, x, y, { size = 10, bold = false, quiet = false, right = false } = {}) {
      const font: PDFFont = bold ? strong : regular
      const shown = printable(words)
      const at = right ? x - font.widthOfTextAtSize(shown, size) : x
      page.drawText(shown, { x: at, y, size, font, color: quiet ? SLATE : INK })
    },
    rule: y =>
      page.drawLine({ start: { x: MARGIN, y }, end: { x: A4.width - MARGIN, y }, thickness: 0.5, color: STONE }),
  }
  const top = A4.height - MARGIN
  for (const [index, width] of [9, 14, 19].entries())
    page.drawEllipse({ x: MARGIN + 19, y: top - index * 8, xScale: width, yScale: 3.4, color: FOREST })
  sheet.text('cairn', MARGIN + 46, top - 16, { size: 22, bold: true })
  return sheet
}
