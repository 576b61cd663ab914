import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LIMITS, TIMINGS } from '#domain/time/timings.ts'
import { createLog } from '../log.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { DEMO_DATAFILE, readDatafile } from './datafile.ts'
import { createExperimentation } from './experimentation.ts'
import { audiencesAskedFor, variantsOf } from './experiments.ts'

const LIMITED = {
  ...DEMO_DATAFILE,
  experiments: DEMO_DATAFILE.experiments.map(experiment => ({ ...experiment, audienceIds: ['9'] })),
  audiences: [{ id: '9', name: 'looks-around' }],
}

describe('audiences', () => {
  it('keep an experiment to those who belong', () => {
    expect(audiencesAskedFor(DEMO_DATAFILE)).toEqual([])
    expect(audiencesAskedFor(LIMITED)).toEqual(['looks-around'])
    expect(variantsOf(LIMITED, 'vis_1')).toEqual([])
    expect(variantsOf(LIMITED, 'vis_1', ['looks-around'])).toEqual(variantsOf(DEMO_DATAFILE, 'vis_1'))
  })
})

describe('a datafile', () => {
  it('keeps its other experiments when one cannot be read', () => {
    const said: string[] = []
    const log = createLog('warn', line => said.push(line))
    const [known] = DEMO_DATAFILE.experiments
    const later = { ...known, id: '7', key: 'later', status: 'Winding down' }
    expect(readDatafile({ ...DEMO_DATAFILE, experiments: [later, known] }, log)).toEqual(DEMO_DATAFILE)
    expect(said.join()).toContain('Winding down')
    expect(readDatafile({ version: 4 }, log)).toBeUndefined()
  })
})

describe('experiments of a service elsewhere', () => {
  let shop: TestShop
  let server: Server
  let url = ''
  let heard: { path: string; key: string | undefined; body: string }[] = []
  const answers = new Map<string, { status: number; body: string }>()
  const said: string[] = []
  let now = 0
  const hosted = (settings: Partial<Parameters<typeof createExperimentation>[0]>) =>
    createExperimentation(
      settings,
      createLog('warn', line => said.push(line)),
      () => new Date(now),
    )

  beforeAll(async () => {
    shop = await testShop()
    server = createServer((request, response) => {
      let body = ''
      request.on('data', chunk => (body += chunk))
      request.on('end', () => {
        heard.push({ path: request.url ?? '', key: request.headers['x-api-key']?.toString(), body })
        const answer = answers.get(request.url ?? '') ?? { status: 404, body: '' }
        response.writeHead(answer.status).end(answer.body)
      })
    })
    await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
    const address = server.address()
    url = `http://127.0.0.1:${isAddress(address) ? address.port : 0}`
  })
  beforeEach(() => {
    heard = []
    said.length = 0
    now = 1_000_000
  })
  afterAll(() => void server.close())

  it('are fetched with their key, and again after five minutes; the last good ones stay', async () => {
    answers.set('/datafiles/k1.json', { status: 200, body: JSON.stringify(DEMO_DATAFILE) })
    const { readDatafile } = hosted({
      EXPERIMENTS_DATAFILE_URL: `${url}/datafiles/{sdkKey}.json`,
      EXPERIMENTS_SDK_KEY: 'k1',
    })
    for (const _ of [1, 2]) expect((await readDatafile(shop.database.db)).revision).toBe('1')
    expect(heard.map(({ path }) => path)).toEqual(['/datafiles/k1.json'])
    answers.set('/datafiles/k1.json', { status: 200, body: '{"version":4}' })
    now += TIMINGS.experimentDatafilePoll
    expect((await readDatafile(shop.database.db)).revision).toBe('1')
    await expect.poll(() => said.join()).toContain('datafile is not readable')
    expect((await readDatafile(shop.database.db)).revision).toBe('1')
  })

  it('leave everyone at the baseline without a key, or while nobody answers', async () => {
    const keyless = hosted({ EXPERIMENTS_DATAFILE_URL: `${url}/{sdkKey}.json` })
    expect((await keyless.readDatafile(shop.database.db)).experiments).toEqual([])
    expect(said.join()).toContain('no sdk key')
    const silent = hosted({ EXPERIMENTS_DATAFILE_URL: `${url}/none.json` })
    expect((await silent.readDatafile(shop.database.db)).experiments).toEqual([])
    expect(said.join()).toContain('does not answer')
  })

  it('are told in batches what was seen', async () => {
    answers.set('/events', { status: 204, body: '' })
    const { post } = hosted({ EXPERIMENTS_EVENTS_URL: `${url}/events` })
    const ids = { accountId: '77', projectId: '88', experimentId: '10410', variationId: '104102', channel: 'MAPP' }
    const event = { visitorId: 'vis_1', experienceId: 'home-hero', variantId: '2-weather', ...ids, at: new Date(now) }
    await post(
      shop.database.db,
      Array.from({ length: LIMITS.experimentEventBatch }, () => event),
    )
    await expect.poll(() => heard.length).toBe(1)
    await post(shop.database.db, [event])
    expect(heard).toHaveLength(1)
    await expect.poll(() => heard.length).toBe(2)
    const { visitors, account_id, project_id } = JSON.parse(heard[0]?.body ?? '')
    expect({ account_id, project_id }).toEqual({ account_id: '77', project_id: '88' })
    expect(visitors[0].attributes).toMatchObject([{ key: 'channel', value: 'MAPP' }])
    expect(visitors).toHaveLength(LIMITS.experimentEventBatch)
    expect(visitors[0].snapshots[0].decisions).toEqual([{ experiment_id: '10410', variation_id: '104102' }])
  })

  it('know audiences by asking with the key; nobody belongs while there is no answer', async () => {
    const { segmentsOf } = hosted({ SEGMENTS_URL: url, SEGMENTS_API_KEY: 'secret' })
    expect(await segmentsOf(shop.database.db, 'vis_1', ['a'])).toEqual([])
    const edges = [{ node: { name: 'a', state: 'qualified' } }, { node: { name: 'b', state: 'not_qualified' } }]
    answers.set('/v3/graphql', { status: 200, body: JSON.stringify({ data: { customer: { audiences: { edges } } } }) })
    expect(await segmentsOf(shop.database.db, 'vis_1', ['a', 'b'])).toEqual(['a'])
    expect(heard.at(-1)).toMatchObject({ path: '/v3/graphql', key: 'secret' })
  })

  it('are not needed: the shop knows who looked around', async () => {
    const { segmentsOf } = hosted({})
    const { pool, db } = shop.database
    await pool.query(`insert into decision_visitors (id) values ('vis_seg')`)
    await pool.query(
      `insert into viewed_styles (visitor_id, style_id) select 'vis_seg', 'S' || n from generate_series(1, 5) n`,
    )
    expect(await segmentsOf(db, 'vis_seg', ['looks-around', 'returning'])).toEqual(['looks-around'])
    expect(await segmentsOf(db, 'vis_new', ['looks-around', 'looked-before'])).toEqual([])
  })
})

const isAddress = (address: AddressInfo | string | null): address is AddressInfo =>
  typeof address === 'object' && address !== null
