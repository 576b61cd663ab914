import type { Desk } from '../staff/staff.ts'

export type Format = 'csv' | 'jsonl'

/** A file that is read as it is sent: it never stands in memory as a whole. */
export function sentFile(
  { reply }: Desk,
  name: string,
  format: Format,
  pieces: AsyncGenerator<string>,
): ReadableStream {
  reply.headers.set('content-type', format === 'csv' ? 'text/csv; charset=utf-8' : 'application/jsonl')
  reply.headers.set('content-disposition', `attachment; filename="${name}"`)
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    cancel: () => pieces.return(undefined).then(() => undefined),
  })
}
