import bwipjs from 'bwip-js/node'
import { addressLines } from '#domain/address-lines.ts'
import { bcp47Of, languageOf, type Language } from '#domain/sites.ts'
import type { StoredOrder } from '../order.service.ts'
import { A4, MARGIN, newSheet } from './sheet.ts'

const WORDS = {
  en: { title: 'Return label', from: 'From', to: 'To', steps: 'Cut here, stick it on the box, hand it in.' },
  fr: { title: 'Étiquette de retour', from: 'De', to: 'À', steps: 'Découpez, collez sur le colis, déposez.' },
  de: { title: 'Rücksendeetikett', from: 'Von', to: 'An', steps: 'Ausschneiden, aufkleben, abgeben.' },
  es: { title: 'Etiqueta de devolución', from: 'De', to: 'Para', steps: 'Recorta, pega en la caja y entrega.' },
} as const satisfies Record<Language, Record<string, string>>

/** Where returns of each site arrive. */
const RETURN_CENTRES = {
  US: ['Cairn Returns', '4100 Frontier Road', 'Boulder, CO 80301', 'United States'],
  CA: ['Cairn Returns', '220 Depot Road', 'Calgary, AB T2E 6Z3', 'Canada'],
  GB: ['Cairn Returns', 'Unit 4, Fellside Park', 'Kendal LA9 6NS', 'United Kingdom'],
  DE: ['Cairn Rücksendungen', 'Am Güterbahnhof 12', '87435 Kempten', 'Deutschland'],
  FR: ['Cairn Retours', '18 rue des Entrepôts', '74000 Annecy', 'France'],
  ES: ['Cairn Devoluciones', 'Calle del Almacén 9', '22001 Huesca', 'España'],
} as const satisfies Record<StoredOrder['site'], readonly string[]>

/** The label to print, with the return number as a Code 128 that a carrier's scanner reads. */
export async function returnLabelPdf(order: StoredOrder, returnNumber: string): Promise<Uint8Array> {
  const words = WORDS[languageOf(order.locale)]
  const sheet = await newSheet(`${words.title} ${returnNumber}`)
  const address = order.document.shippingAddress ?? order.document.billingAddress
  let y = A4.height - 140
  sheet.text(words.title, MARGIN, y, { size: 22, bold: true })
  sheet.text(words.steps, MARGIN, y - 18, { quiet: true })
  sheet.rule(y - 36)
  y -= 64
  sheet.text(words.from, MARGIN, y, { quiet: true, size: 9 })
  sheet.text(words.to, 320, y, { quiet: true, size: 9 })
  const sender = address ? addressLines(address, bcp47Of(order.locale)) : [order.email]
  for (const [index, line] of sender.entries()) sheet.text(line, MARGIN, y - 16 - index * 14, { size: 11 })
  for (const [index, line] of RETURN_CENTRES[order.site].entries())
    sheet.text(line, 320, y - 18 - index * 17, { size: 13, bold: true })
  const png = await bwipjs.toBuffer({ bcid: 'code128', text: returnNumber, scale: 4, height: 18, includetext: false })
  const image = await sheet.document.embedPng(png)
  const width = A4.width - 2 * MARGIN
  const height = Math.min((image.height / image.width) * width, 110)
  sheet.page.drawImage(image, { x: MARGIN, y: y - 240, width, height })
  sheet.text(returnNumber, MARGIN, y - 262, { size: 14, bold: true })
  sheet.text(order.number, A4.width - MARGIN, y - 262, { size: 11, right: true, quiet: true })
  sheet.rule(y - 280)
  return sheet.document.save()
}
