import { decodePDFRawStream, PDFDict, PDFDocument, PDFName, PDFRawStream, type PDFContext, type PDFPage } from 'pdf-lib'

const WRITTEN = /\/(\S+) [\d.]+ Tf|1 0 0 1 ([\d.-]+) ([\d.-]+) Tm|<([\dA-Fa-f]+)> Tj/g
const LETTER = /<([\dA-Fa-f]{4})> <([\dA-Fa-f]+)>/g

const textIn = (stream: unknown): string =>
  stream instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1') : ''

const fours = (hex: string): string[] => hex.match(/.{4}/g) ?? []

/** What a document says, line by line, from left to right: what stands at one height is one line, parted by tabs. */
export async function printedLines(bytes: Uint8Array): Promise<string[]> {
  const document = await PDFDocument.load(bytes)
  return document.getPages().flatMap(page => linesOf(document.context, page))
}

function linesOf(context: PDFContext, page: PDFPage): string[] {
  const fonts = page.node.Resources()?.lookupMaybe(PDFName.of('Font'), PDFDict)
  const alphabets = new Map(
    (fonts?.entries() ?? []).map(([name, font]) => [name.decodeText(), alphabetOf(context.lookup(font, PDFDict))]),
  )
  const contents = page.node.Contents()
  const parts = contents && 'asArray' in contents ? contents.asArray() : [contents]
  const lines = new Map<number, { x: number; text: string }[]>()
  let [font, x, y] = ['', 0, 0]
  for (const [, named, left, height, glyphs] of parts
    .map(part => textIn(part && context.lookup(part)))
    .join('\n')
    .matchAll(WRITTEN)) {
    if (named !== undefined) font = named
    else if (glyphs === undefined) [x, y] = [Number(left), Number(height)]
    else {
      const text = fours(glyphs).map(glyph => alphabets.get(font)?.get(glyph) ?? '')
      lines.set(y, [...(lines.get(y) ?? []), { x, text: text.join('') }])
    }
  }
  return [...lines].toSorted(([a], [b]) => b - a).map(([, runs]) => joined(runs))
}

const joined = (runs: { x: number; text: string }[]) =>
  runs
    .toSorted((a, b) => a.x - b.x)
    .map(({ text }) => text)
    .join('\t')

/** Which letter a glyph stands for, as readers that copy from the document are told. */
function alphabetOf(font: PDFDict): Map<string, string> {
  const told = textIn(font.lookup(PDFName.of('ToUnicode')))
  return new Map(
    [...told.matchAll(LETTER)].map(([, glyph = '', code = '']) => [
      glyph.toUpperCase(),
      String.fromCharCode(...fours(code).map(unit => Number.parseInt(unit, 16))),
    ]),
  )
}
