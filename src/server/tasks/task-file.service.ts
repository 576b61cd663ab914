import { staffCalls } from '#contract/staff/staff.ts'
import { requireProof } from '../staff/proof.ts'
import type { Desk } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'
import { findTaskKind } from './kinds.ts'
import { findPart } from './tasks.queries.ts'
import { fileOf, getTask } from './tasks.service.ts'

/**
 * What a task wrote, for who may still do such work and proves it is them where the work asks for that. Sent part by part,
 * so that a long one never stands in memory as a whole.
 */
export async function taskFile(desk: Desk, id: string): Promise<ReadableStream> {
  const task = await getTask(desk, id)
  const needs = findTaskKind(task.kind)?.needs
  if (needs === undefined || task.parts === 0) throw new StoreError('STAFF_NOT_FOUND')
  if (!desk.staff.grants.can(needs)) throw new StoreError('STAFF_FORBIDDEN', { permission: needs })
  if (staffCalls().find(({ name }) => name === task.kind)?.endpoint.proof) requireProof(desk, desk.staff)
  desk.record({ type: 'task', id })
  const { name, type } = fileOf(task)
  desk.reply.headers.set('content-type', type)
  desk.reply.headers.set('content-disposition', `attachment; filename="${name}"`)
  let part = 0
  return new ReadableStream({
    async pull(controller) {
      const found = part < task.parts ? await findPart(desk.services.database.db, id, part++) : undefined
      if (found) controller.enqueue(new TextEncoder().encode(found.lines))
      else controller.close()
    },
  })
}
