import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { ChangeListener, Changes } from '../db/changes.ts'
import { createLog } from '../log.ts'
import { ALL, MOST_TAGS, tagsOfChange, tagsOfPage } from './edge-tags.ts'
import { createPurger } from './purger.ts'

/** What an edge does that is told. */
type Answer = (tags: readonly string[]) => Promise<void>
const well: Answer = async () => {}

/** A process that hears of changes, and edges that are told of them; what the last one heard is written down. */
function process({ elected = true, edges = [well], most = 100, pauseMs = 0 } = {}) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const listeners = new Set<ChangeListener>()
  let begin: (isFirst: boolean) => void = () => {}
  const told: string[][] = []
  const logged: string[] = []
  let catchUp: (missed: readonly (string | undefined)[]) => void = () => {}
  const changes: Pick<Changes, 'subscribe' | 'onCaughtUp'> = {
    onCaughtUp(listener) {
      catchUp = listener
      return () => {}
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  const purger = createPurger(
    changes,
    { isElected: () => elected, onElected: begun => (begin = begun) },
    edges.map((answer, at) => ({
      name: `edge ${at}`,
      most,
      pauseMs,
      async tell(tags) {
        await answer(tags)
        if (at === edges.length - 1) told.push([...tags])
      },
    })),
    createLog('warn', line => void logged.push(line)),
  )
  onTestFinished(purger.stop)
  return {
    purger,
    told,
    logged,
    hear: (...tags: (string | undefined)[]) => tags.forEach(tag => listeners.forEach(listener => listener(tag))),
    catchUp: (...missed: (string | undefined)[]) => catchUp(missed),
    elect(isFirst: boolean) {
      elected = true
      begin(isFirst)
    },
    passes: (ms: number) => vi.advanceTimersByTimeAsync(ms),
  }
}

const ONE = tagsOfChange('product:S1')
const TWO = tagsOfChange('category:7')

describe('who tells the edge what changed', () => {
  it('does so at once, all that changed together in one, and three times again', async () => {
    const { hear, passes, told } = process()
    hear('product:S1', 'category:7', 'product:S1')
    await passes(50)
    expect(told).toEqual([[...new Set([...ONE, ...TWO])]])
    await passes(300)
    expect(told).toHaveLength(2)
    await passes(1000)
    expect(told).toHaveLength(3)
    await passes(60_000)
    expect(told).toHaveLength(4)
    expect(new Set(told.map(String)).size).toBe(1)
  })

  it('is, of what a process missed, that process, whoever is elected', async () => {
    const { catchUp, passes, told } = process({ elected: false })
    catchUp('product:S1', 'category:7')
    await passes(60_000)
    expect(told).toHaveLength(4)
    expect(told[0]).toEqual([...new Set([...ONE, ...TWO])])
    told.length = 0
    catchUp(undefined)
    await passes(50)
    expect(told).toEqual([[ALL]])
  })

  it('drops everything where changes may have been missed', async () => {
    const { hear, passes, told } = process()
    hear(undefined)
    await passes(50)
    expect(told).toEqual([[ALL]])
  })

  it('tries again, later and later, and forgets nothing meanwhile', async () => {
    let isThere = false
    const { hear, passes, told, logged, purger } = process({
      edges: [
        async () => {
          if (!isThere) throw new Error('away')
        },
      ],
    })
    hear('product:S1')
    await passes(2000)
    hear('category:7')
    await passes(58_000)
    expect(told).toEqual([])
    expect(logged.length).toBeLessThan(12)
    expect(purger.waitsFor()).toBeGreaterThan(59_000)
    isThere = true
    await passes(31_000)
    expect(new Set(told.flat())).toEqual(new Set([...ONE, ...TWO]))
    expect(purger.waitsFor()).toBe(0)
  })

  it.each([
    ['refuses', () => Promise.reject(new Error('503'))],
    ['never answers', () => new Promise<void>(() => {})],
  ])('tells one edge at once while another %s', async (_, ill) => {
    const { hear, passes, told } = process({ edges: [ill, well] })
    for (let n = 0; n < 300; n++) {
      hear(`product:S${n}`)
      await passes(50)
      const [tag = ''] = tagsOfChange(`product:S${n}`)
      expect(told.at(-1)).toContain(tag)
    }
  })

  it('tells an edge that refuses some of it all the rest at once', async () => {
    const [refused = ''] = tagsOfChange('category:7')
    const picky: Answer = tags => (tags.includes(refused) ? Promise.reject(new Error('400')) : well(tags))
    const { hear, passes, told, purger } = process({ edges: [picky], most: 2 })
    hear('category:7', ...Array.from({ length: 20 }, (_, n) => `content:${n}`))
    await passes(100)
    expect(new Set(told.flat())).toEqual(
      new Set(Array.from({ length: 20 }, (_, n) => tagsOfChange(`content:${n}`)).flat()),
    )
    expect(purger.waitsFor()).toBe(100)
    hear('product:S1')
    await passes(100)
    expect(told.flat()).toEqual(expect.arrayContaining([...ONE]))
  })

  it('asks once in a while an edge that counts requests, the first time at once, and forgets nothing', async () => {
    const { hear, passes, told } = process({ pauseMs: 5000 })
    hear('product:S1')
    await passes(50)
    expect(told).toEqual([ONE])
    for (let n = 0; n < 49; n++) {
      hear(`content:${n}`)
      await passes(100)
    }
    expect(told).toHaveLength(1)
    await passes(100)
    expect(told).toHaveLength(2)
    expect(told.at(-1)).toEqual(expect.arrayContaining([...ONE, ...tagsOfChange('content:0')]))
    await passes(60_000)
    for (let n = 0; n < 49; n++) expect(told.flat()).toEqual(expect.arrayContaining([...tagsOfChange(`content:${n}`)]))
    expect(told.length).toBeLessThan(5)
  })

  it('is one process; another that takes its place tells what it heard in the last half minute', async () => {
    const { hear, passes, told, elect } = process({ elected: false })
    hear('category:7')
    await passes(31_000)
    hear('product:S1')
    await passes(60)
    expect(told).toEqual([])
    elect(false)
    await passes(50)
    expect(told).toEqual([[...ONE]])
  })

  it('drops everything where it is the first of all, which knows nothing of what was before', async () => {
    const { passes, told, elect } = process({ elected: false })
    elect(true)
    await passes(50)
    expect(told).toEqual([[ALL]])
  })
})

describe('the tags of a page', () => {
  it('are short, no more than fit, and dropped by a change of anything that the page shows', () => {
    const styles = Array.from({ length: 120 }, (_, n) => `product:S${n}` as const)
    for (const shown of [styles.slice(0, 10), styles]) {
      const tags = tagsOfPage(['content:menu', 'category:7', ...shown])
      expect(tags.length).toBeLessThanOrEqual(MOST_TAGS)
      expect(tags.filter(tag => !/^[\w-]{1,8}$/.test(tag))).toEqual([])
      for (const change of ['content:menu', 'category:7', ...shown])
        expect(
          tagsOfChange(change).some(tag => tags.includes(tag)),
          change,
        ).toBe(true)
      expect(tagsOfChange('category:8').some(tag => tags.includes(tag))).toBe(false)
    }
  })

  it('drop a page that chooses products by what they cost, whichever product changes', () => {
    const tags = tagsOfPage(['listings', 'category:7'])
    expect(tagsOfChange('product:ANY').some(tag => tags.includes(tag))).toBe(true)
    expect(tagsOfChange('content:home').some(tag => tags.includes(tag))).toBe(false)
  })
})
