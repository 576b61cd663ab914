import { beforeAll, expect, it } from 'vitest'
import { PDFDocument } from 'pdf-lib'
import { returningDesk } from '../../testing/returning-desk.ts'

let desk: Awaited<ReturnType<typeof returningDesk>>
beforeAll(async () => void (desk = await returningDesk()))

/** Rows of its tables: goods, sums, and what went back. */
async function rowsOn(number: string): Promise<number> {
  const invoice = await desk.people.service.visitor.fetch(`/api/staff/v1/orders/${number}/invoice`)
  const { context } = await PDFDocument.load(await invoice.arrayBuffer())
  const rows = context.enumerateIndirectObjects().filter(([, each]) => String(each).includes('/S /TR'))
  return rows.length
}

it('an invoice lists the money for pieces once they are back, not when they are only announced', async () => {
  const { a } = await desk.goods('PROMISED', 10_000)
  const { number, announce } = await desk.arrived({}, a)
  const before = await rowsOn(number)
  expect(before).toBeGreaterThan(2)
  const receive = await announce(a)
  expect(await rowsOn(number)).toBe(before)
  await receive()
  expect(await rowsOn(number)).toBeGreaterThan(before)
})
