import { mkdir, rm, writeFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import type { BrowserContext } from 'playwright-core'
import type { TestContext } from 'vitest'

const FOLDER = new URL('../../.tmp/failures/', import.meta.url).pathname

/**
 * Records what is done and asked for in a context, in case its test fails. Not the document before and after each step: that
 * costs every page a good part of its time, and the last one is kept anyway.
 */
export const watch = (context: BrowserContext) => context.tracing.start()

/** What the browser showed when a test failed: pictures, documents, and a trace for each visitor. Says where it lies. */
export async function keepEvidence(task: TestContext['task'], contexts: Iterable<BrowserContext>): Promise<void> {
  if (task.result?.state !== 'fail') return
  const folder = join(FOLDER, `${basename(task.file.name, '.test.ts')} ${task.name}`.replaceAll(/[^\w-]+/g, '-'))
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  let number = 0
  for (const context of contexts) {
    for (const page of context.pages()) {
      const name = join(folder, `page-${++number}`)
      // A page that hangs must not keep the others from being shown.
      await page.screenshot({ path: `${name}.png`, timeout: 10_000 }).catch(() => {})
      await page.content().then(
        html => writeFile(`${name}.html`, `<!-- ${page.url()} -->\n${html}`),
        () => {},
      )
    }
    await context.tracing.stop({ path: join(folder, `trace-${number}.zip`) })
  }
  process.stdout.write(`What was seen when it failed: ${relative(process.cwd(), folder)}\n`)
}
