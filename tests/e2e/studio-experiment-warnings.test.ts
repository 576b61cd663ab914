import { expect, it } from 'vitest'
import type { StaffCall } from '#contract/staff/staff-client.ts'
import { contentWidth, expectAccessible, settled } from './harness.ts'
import { callsOn, expectNoSurprise, signIn } from './studio-people.ts'

const spacer = (id: string, size: 'small' | 'large') => ({ id, type: 'spacer', name: id, size })
const tested = (experienceId: string, size: 'small' | 'large') => ({
  id: `test-${experienceId}`,
  type: 'experiment',
  name: 'Room above the story',
  experienceId,
  variants: [{ name: 'B', variantId: '2-b', targets: [spacer(`${experienceId}-b`, size)] }],
  baselines: [spacer(`${experienceId}-a`, 'small')],
})

/** Publishes a page that shows these. */
async function publish(call: StaffCall, slug: string, items: object[]): Promise<void> {
  const { layers } = await call('content.read', { params: { slug } }).catch(() => ({ layers: [] }))
  const revision = layers.find(({ scope }) => scope === 'any')?.revision ?? 0
  const body = { title: 'Tested', sections: [{ name: 'main', items }] }
  await call('content.save', { params: { slug }, body: { layers: [{ scope: 'any', body, revision }] } })
  const { seen } = await call('content.check', { params: { slug } })
  await call('content.publish', { params: { slug }, body: { seen } })
  await settled()
}

it.each(['desktop', 'phone'] as const)(
  'warns of a test whose page says something else since it runs, and of one that no page shows: %s',
  async screen => {
    const page = await signIn('owner', { screen })
    const call = callsOn(page)
    const experimentId = `exp-warned-${screen}`
    const slug = `page/${experimentId}`
    await publish(call, slug, [tested(experimentId, 'small')])
    const plan = {
      name: `Room on a ${screen}`,
      slug,
      hypothesis: 'More room is read more.',
      metric: 'clicks' as const,
      variants: ['2-b'],
      baseline: 0.1,
      smallestEffect: 0.2,
    }
    const { revision } = await call('experiments.save', { params: { experimentId }, body: { plan } })
    await call('experiments.start', { params: { experimentId }, body: { seen: revision } })
    await page.goto(`/studio/experiments/${experimentId}`)
    await page.getByText(/^Not enough data: /).waitFor()
    expect(await page.locator('.warning').count()).toBe(0)

    await publish(call, slug, [tested(experimentId, 'large')])
    await page.reload()
    await page.getByText('What it shows was changed after the start: these figures are of both.').waitFor()
    await expectAccessible(page)
    expect(await contentWidth(page)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)

    await publish(call, slug, [])
    await page.reload()
    await page.getByText('Its page does not show all of it any more: nobody new is counted.').waitFor()
    expect(await page.locator('.warning').count()).toBe(1)
    await call('experiments.stop', { params: { experimentId } })
    expectNoSurprise(page)
  },
)
