import { PDFDocument, rgb, type PDFFont, type PDFPage } from 'pdf-lib'
import { bcp47Of, type Locale } from '#domain/sites/sites.ts'
import { fontReader } from './font-reader.ts'
import { cut, filesOf, printable, runsOf, type Run } from './runs.ts'
import { drawSilently, tagsOf, type Tag } from './tags.ts'
import { loadFile } from './typefaces.ts'

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
  /** Writes the words, with the fonts that they need, and gives the document. */
  finish: () => Promise<Uint8Array<ArrayBuffer>>
}

export type TextOptions = {
  size?: number
  bold?: boolean
  quiet?: boolean
  right?: boolean
  /** As much as fits is shown. */
  width?: number
  /** A paragraph, where nothing else is said. */
  tag?: Tag
}
type Written = { words: string; x: number; y: number; page: PDFPage; options: TextOptions }

export const MARGIN = 56
export const A4 = { width: 595.28, height: 841.89 }

/** A page with the three stones at its head. */
export async function newSheet(title: string, locale: Locale): Promise<Sheet> {
  const document = await PDFDocument.create()
  document.registerFontkit(fontReader)
  document.setTitle(title, { showInWindowTitleBar: true })
  document.setLanguage(bcp47Of(locale))
  document.setProducer('Cairn')
  const written: Written[] = []
  let page = document.addPage([A4.width, A4.height])
  const sheet: Sheet = {
    document,
    get page() {
      return page
    },
    turn() {
      page = document.addPage([A4.width, A4.height])
    },
    text: (words, x, y, options = {}) => void written.push({ words, x, y, page, options }),
    rule: y =>
      drawSilently(page, () =>
        page.drawLine({ start: { x: MARGIN, y }, end: { x: A4.width - MARGIN, y }, thickness: 0.5, color: STONE }),
      ),
    async finish() {
      await write(document, written)
      return new Uint8Array(await document.save())
    },
  }
  const top = A4.height - MARGIN
  drawSilently(page, () => {
    for (const [index, width] of [9, 14, 19].entries())
      page.drawEllipse({ x: MARGIN + 19, y: top - index * 8, xScale: width, yScale: 3.4, color: FOREST })
  })
  sheet.text('cairn', MARGIN + 46, top - 16, { size: 22, bold: true })
  return sheet
}

async function write(document: PDFDocument, written: readonly Written[]): Promise<void> {
  const words = written.map(line => line.words)
  const [bold, plain] = [await filesOf(words, true), await filesOf(words, false)]
  const lines = written.map(line => {
    const findFile = line.options.bold ? bold : plain
    return { ...line, findFile, shown: printable(line.words, findFile) }
  })
  const fonts = await embed(
    document,
    lines.flatMap(({ shown, findFile }) => runsOf(`${shown}…`, findFile)),
  )
  const tags = tagsOf(document)
  for (const { shown, findFile, page, x, y, options } of lines) {
    const { size = 10, quiet = false, right = false, width = Infinity, tag = 'P' } = options
    const runs = (text: string) => runsOf(text, findFile).map(run => measured(fonts, run, size))
    const widthOf = (text: string) => runs(text).reduce((sum, run) => sum + run.width, 0)
    const text = cut(shown, some => widthOf(some) <= width)
    let at = right ? x - widthOf(text) : x
    tags.say(page, tag, () => {
      for (const run of runs(text)) {
        page.drawText(run.text, { x: at, y, size, font: run.font, color: quiet ? SLATE : INK })
        at += run.width
      }
    })
  }
  tags.tie()
}

async function embed(document: PDFDocument, runs: readonly Run[]): Promise<ReadonlyMap<string, PDFFont>> {
  const fonts = new Map<string, PDFFont>()
  for (const file of new Set(runs.map(run => run.file)))
    fonts.set(file, await document.embedFont(await loadFile(file), { subset: true }))
  return fonts
}

function measured(fonts: ReadonlyMap<string, PDFFont>, { text, file }: Run, size: number) {
  const font = fonts.get(file)
  if (!font) throw new Error(`No font was loaded for ${file}`)
  return { text, font, width: font.widthOfTextAtSize(text, size) }
}
