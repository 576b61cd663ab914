import { access, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Raw } from '#domain/content/merge-layers.ts'
import { staffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { exportContent, importContent, planImport } from './import.ts'
import { toldChange } from './told-import.ts'

const FRIDAY = '2036-09-05T06:00:00.000Z'
const hero = (words: object) => ({ id: 'hero', type: 'hero', ...words })
const page = (words: object, ...items: object[]) => ({ title: 'Autumn', ...words, sections: [{ name: 'main', items }] })

describe('content files', () => {
  let shop: TestShop
  let folder: string
  beforeAll(async () => {
    shop = await testShop({ DEMO: 'true', PREVIEW_TOKEN: 'preview-token-of-the-tests' })
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  const files = async (written: Readonly<Record<string, unknown>>) => {
    folder = await mkdtemp(join(tmpdir(), 'cairn-content-'))
    for (const [name, body] of Object.entries(written)) {
      await mkdir(dirname(join(folder, name)), { recursive: true })
      await writeFile(join(folder, name), typeof body === 'string' ? body : JSON.stringify(body, null, 2))
    }
    return folder
  }
  const bring = async (written: Readonly<Record<string, unknown>>) =>
    importContent(shop.database.pool, await files(written))
  const shown = async (slug: string, previewDateTime?: string, drafts?: 'none') => {
    const query = { ...(previewDateTime && { previewDateTime }), ...(drafts && { drafts }) }
    const headers = previewDateTime ? { 'x-preview-token': 'preview-token-of-the-tests' } : {}
    const params = { mode: 'live', siteId: 'US', page: slug } as const
    return shop.call('content.page', { params, query, headers })
  }
  const titleOf = (found: Awaited<ReturnType<typeof shown>>) => found.sections[0]?.items[0]

  it('are refused with file, line, path and reason, and nothing of them is kept', async () => {
    const bad = bring({
      'any/good.json': page({}, hero({ title: 'Fine' })),
      'any/bad.json': page({}, { id: 'top', type: 'heor' }, hero({ titleColor: 'mauve' })),
      'en/bad.json': { texts: { hero: { title: '' } } },
    })
    await expect(bad).rejects.toThrow(
      [
        'any/bad.json:9 sections.0.items.0.type: no section is called heor; did you mean hero? (top)',
        'any/bad.json:14 sections.0.items.1.titleColor: Invalid string: must match pattern /^#(?:[0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$/ (hero)',
        'en/bad.json:4 texts.hero.title: Too small: expected string to have >=1 characters (hero)',
      ].join('\n'),
    )
    await expect(shown('good')).rejects.toMatchObject({ status: 404 })
  })

  it.each([
    ['any/broken.json', '{\n  "title": "A",\n}', 'any/broken.json:3 is not JSON'],
    ['any/late.json', '{\n  "title": "A",\n  "publishAt": "soon"\n}', 'any/late.json:3 publishAt: is no date: soon'],
    [
      'any/begun.json',
      '{\n  "working": 1\n}',
      'any/begun.json:2 working: is the mark of what it was laid on, true, or not said',
    ],
    [
      'any/begun.json',
      '{\n  "working": true,\n  "publishAt": "2036-01-01"\n}',
      'any/begun.json:2 working: what is being written',
    ],
    ['xx/home.json', '{}', 'xx/home.json:1 xx is neither "any" nor a language or locale of the shop'],
    ['any/a b.json', '{}', 'any/a b.json:1 a name consists of'],
  ])('are refused where %s cannot be read', async (name, text, why) => {
    await expect(bring({ [name]: text })).rejects.toThrow(why)
  })

  it('tell what they would change before they do', async () => {
    await bring({ 'any/dry.json': page({}, hero({ title: 'Rain' })) })
    const plan = await planImport(
      shop.database.pool,
      await files({ 'any/dry.json': page({}, hero({ title: 'Snow' })), 'fr/dry.json': { title: 'Automne' } }),
    )
    expect(plan.map(toldChange).toSorted()).toEqual([
      'any/dry\n  sections › 1 › items › hero › title: "Rain" → "Snow"',
      'fr/dry\n  title: nothing → "Automne"',
    ])
    expect(titleOf(await shown('dry'))).toMatchObject({ title: 'Rain' })
  })

  it('that go live before something scheduled leave it scheduled, with their change in it', async () => {
    await bring({ 'any/season.json': page({ description: 'Old' }, hero({ title: 'Summer' })) })
    await bring({
      'any/season@friday.json': { publishAt: FRIDAY, ...page({ description: 'Old' }, hero({ title: 'Sale' })) },
    })
    const { conflicts } = await bring({ 'any/season.json': page({ description: 'New' }, hero({ title: 'Summer' })) })
    expect(conflicts).toEqual([])
    expect(await shown('season')).toMatchObject({ description: 'New' })
    expect(titleOf(await shown('season'))).toMatchObject({ title: 'Summer' })
    const friday = await shown('season', FRIDAY)
    expect([friday.description, titleOf(friday)]).toMatchObject(['New', { title: 'Sale' }])
    const both = await bring({ 'any/season.json': page({ description: 'New' }, hero({ title: 'Fog' })) })
    expect(both.conflicts).toMatchObject([
      { slug: 'season', path: ['sections', '1', 'items', 'hero', 'title'], mine: 'Sale', theirs: 'Fog' },
    ])
    expect(titleOf(await shown('season', FRIDAY))).toMatchObject({ title: 'Sale' })
    // Told once at its moment, however often it was laid on top again.
    const { rows } = await shop.database.pool.query(
      `select from events where resource = 'content:season' and occurred_at = $1`,
      [FRIDAY],
    )
    expect(rows).toHaveLength(1)
  })

  it('hold what somebody is writing, wrong or not, and give it back on what is live there', async () => {
    const editor = await staffMember(shop, 'editor')
    const params = { slug: 'written' }
    const save = (scope: string, body: object) =>
      editor.call('content.save', { params, body: { layers: [{ scope, body: { ...body }, revision: 0 }] } })
    const read = async () => {
      const { layers } = await editor.call('content.read', { params })
      return Object.fromEntries(layers.map(({ scope, body, revision }) => [scope, { body, isBegun: revision > 0 }]))
    }
    const sale = page({}, hero({ title: 'Sale' }), { id: 'unfinished', type: 'hero', titleColor: 'mauve' })
    await bring({ 'any/written.json': page({}, hero({ title: 'Now' })) })
    await save('any', sale)
    await save('fr', { texts: { hero: { title: 'Soldes' } } })
    // What goes live meanwhile is under it where it comes back.
    await bring({ 'any/written.json': page({ description: 'New' }, hero({ title: 'Now' })) })
    await rm(folder, { recursive: true })
    await exportContent(shop.database.pool, folder)
    expect((await importContent(shop.database.pool, folder)).changes).toEqual([])
    await shop.database.pool.query(`delete from content_objects where slug = 'written'`)
    const plan = await planImport(shop.database.pool, folder)
    expect(plan.map(toldChange)).toContainEqual(
      'fr/written (being written)\n  texts: nothing → {"hero":{"title":"Soldes"}}',
    )
    expect((await importContent(shop.database.pool, folder)).changes).toHaveLength(3)
    expect(await read()).toEqual({
      any: { body: { ...sale, description: 'New' }, isBegun: true },
      fr: { body: { texts: { hero: { title: 'Soldes' } } }, isBegun: true },
    })
    expect(titleOf(await shown('written'))).toMatchObject({ title: 'Now' })
    expect((await editor.call('content.check', { params })).differences).toHaveLength(3)
  })

  it('of an older export bring back nothing that was published or said otherwise since', async () => {
    const editor = await staffMember(shop, 'owner')
    const params = { slug: 'aged' }
    const read = async () => (await editor.call('content.read', { params })).layers[0]
    const save = async (body: object) => {
      const revision = (await read())?.revision ?? 0
      await editor.call('content.save', { params, body: { layers: [{ scope: 'any', body: { ...body }, revision }] } })
    }
    const publish = async () => {
      const { seen } = await editor.call('content.check', { params })
      await editor.call('content.publish', { params, body: { seen } })
    }
    await bring({ 'any/aged.json': page({ description: 'Dry' }, hero({ title: 'First' })) })
    await save(page({ description: 'Dry' }, hero({ title: 'Second' })))
    await rm(folder, { recursive: true })
    await exportContent(shop.database.pool, folder)
    const old = await readFile(join(folder, 'any/aged@working.json'), 'utf8')
    await publish()
    await save(page({ description: 'Wet' }, hero({ title: 'Third' })))
    await publish()
    // Nobody writes in it any more: the next export takes the file away, and one that was kept elsewhere changes nothing.
    expect(await exportContent(shop.database.pool, folder)).toMatchObject({ removed: 1 })
    await expect(access(join(folder, 'any/aged@working.json'))).rejects.toThrow('ENOENT')
    await rm(folder, { recursive: true })
    expect((await bring({ 'any/aged@working.json': old })).changes).toEqual([])
    expect(await read()).toMatchObject({ revision: 0, body: { description: 'Wet' } })
    // What was never published is laid on what is live by now, with what it does not speak of as it is there.
    const draft: Raw = JSON.parse(old)
    await rm(folder, { recursive: true })
    await bring({ 'any/aged@working.json': { ...draft, ...page({ description: 'Dry' }, hero({ title: 'Fourth' })) } })
    const { differences } = await editor.call('content.check', { params })
    expect(differences).toMatchObject([{ path: ['sections', '1', 'items', 'hero', 'title'], after: 'Fourth' }])
    await publish()
    expect(await shown('aged')).toMatchObject({ description: 'Wet' })
  })

  it('hold all that lives when they are written: what is live, scheduled and begun', async () => {
    const written = {
      'any/whole.json': page({}, hero({ title: 'Now' })),
      'any/whole@friday.json': { publishAt: FRIDAY, ...page({}, hero({ title: 'Friday' })) },
      'any/whole@draft.json': { publishAt: null, ...page({}, hero({ title: 'Some day' })) },
    }
    expect((await bring(written)).changes).toHaveLength(3)
    await rm(folder, { recursive: true })
    await exportContent(shop.database.pool, folder)
    expect((await importContent(shop.database.pool, folder)).changes).toEqual([])
    await shop.database.pool.query(`delete from content_objects where slug = 'whole'`)
    expect((await importContent(shop.database.pool, folder)).changes).toHaveLength(3)
    expect(titleOf(await shown('whole'))).toMatchObject({ title: 'Now' })
    expect(titleOf(await shown('whole', FRIDAY, 'none'))).toMatchObject({ title: 'Friday' })
    expect(titleOf(await shown('whole', FRIDAY))).toMatchObject({ title: 'Some day' })
  })
})
