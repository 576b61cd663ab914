import bwipjs from 'bwip-js/node'
import { addressLines } from '#domain/address/address-lines.ts'
import { bcp47Of, languageOf } from '#domain/sites/sites.ts'
import { textsIn, type Texts } from '#domain/sites/texts.ts'
import type { StoredOrder } from '../order.service.ts'
import { houseLines } from './houses.ts'
import { A4, MARGIN, newSheet } from './sheet.ts'
import { drawSilently } from './tags.ts'

const WORDS = {
  desk: { en: 'Cairn Returns', fr: 'Cairn Retours', de: 'Cairn Rücksendungen', es: 'Cairn Devoluciones' },
  title: { en: 'Return label', fr: 'Étiquette de retour', de: 'Rücksendeetikett', es: 'Etiqueta de devolución' },
  from: { en: 'From', fr: 'De', de: 'Von', es: 'De' },
  to: { en: 'To', fr: 'À', de: 'An', es: 'Para' },
  steps: {
    en: 'Cut here, stick it on the box, hand it in.',
    fr: 'Découpez, collez sur le colis, déposez.',
    de: 'Ausschneiden, aufkleben, abgeben.',
    es: 'Recorta, pega en la caja y entrega.',
  },
} satisfies Texts

/** The label to print, with the return number as a Code 128 that a carrier's scanner reads. */
export async function returnLabelPdf(order: StoredOrder, returnNumber: string): Promise<Uint8Array> {
  const words = textsIn(WORDS, languageOf(order.locale))
  const sheet = await newSheet(`${words.title} ${returnNumber}`, order.locale)
  const address = order.document.shippingAddress ?? order.document.billingAddress
  let y = A4.height - 140
  sheet.text(words.title, MARGIN, y, { size: 22, bold: true, tag: 'H1' })
  sheet.text(words.steps, MARGIN, y - 18, { quiet: true })
  sheet.rule(y - 36)
  y -= 64
  sheet.text(words.from, MARGIN, y, { quiet: true, size: 9 })
  const sender = address ? addressLines(address, bcp47Of(order.locale)) : [order.email]
  for (const [index, line] of sender.entries()) sheet.text(line, MARGIN, y - 16 - index * 14, { size: 11, width: 250 })
  sheet.text(words.to, 320, y, { quiet: true, size: 9 })
  for (const [index, line] of [words.desk, ...houseLines(order.site)].entries())
    sheet.text(line, 320, y - 18 - index * 17, { size: 13, bold: true })
  const png = await bwipjs.toBuffer({ bcid: 'code128', text: returnNumber, scale: 4, height: 18, includetext: false })
  const image = await sheet.document.embedPng(png)
  const width = A4.width - 2 * MARGIN
  const height = Math.min((image.height / image.width) * width, 110)
  // The number below it says the same.
  drawSilently(sheet.page, () => sheet.page.drawImage(image, { x: MARGIN, y: y - 240, width, height }))
  sheet.text(returnNumber, MARGIN, y - 262, { size: 14, bold: true })
  sheet.text(order.number, A4.width - MARGIN, y - 262, { size: 11, right: true, quiet: true })
  sheet.rule(y - 280)
  return sheet.finish()
}
