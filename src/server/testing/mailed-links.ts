import { z } from 'zod'
import { takeJob } from '../jobs/jobs.ts'
import { work } from '../jobs/work.ts'
import type { TestShop } from './test-shop.ts'
import { runJob } from './run-job.ts'

const Mailed = z.object({ template: z.string(), to: z.string(), values: z.object({ path: z.string() }) })

/** Works through the queue and answers the links that were mailed to someone, by template; of one template the newest. */
export async function linksTo(
  { services, database }: Pick<TestShop, 'services' | 'database'>,
  email: string,
): Promise<Partial<Record<string, string>>> {
  const links: Record<string, string> = {}
  for (let job = await takeJob(database.db); job; job = await takeJob(database.db)) {
    const mail = Mailed.safeParse(job.payload).data
    if (mail?.to === email) links[mail.template] = mail.values.path
    await runJob(services, work, job)
  }
  return links
}

export const tokenIn = (path: string | undefined): string =>
  new URL(path ?? '/', 'http://shop.test').searchParams.get('token') ?? ''
