import { takeJob } from '../jobs/jobs.ts'
import { work } from '../jobs/work.ts'
import type { TestShop } from './test-shop.ts'
import { runJob } from './run-job.ts'

/** Works through the queue until nothing is due. */
export async function runJobs({ services, database }: Pick<TestShop, 'services' | 'database'>): Promise<void> {
  for (;;) {
    const job = await takeJob(database.db)
    if (!job) return
    await runJob(services, work, job)
  }
}

/** What was mailed to someone, newest first. */
export async function mailTo({ database }: Pick<TestShop, 'database'>, recipient: string) {
  const { rows } = await database.pool.query<{ template: string; subject: string; html: string; body: string }>(
    'select template, subject, html, body from mailbox where recipient = $1 order by id desc',
    [recipient],
  )
  return rows
}
