import { spawnSync } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { openDatabase } from '../db/database.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { testDatabase } from '../testing/test-database.ts'

const page = (title: string, ...items: object[]) => ({ title, sections: [{ name: 'main', items }] })
const hero = (words: object) => ({ id: 'hero', type: 'hero', ...words })

describe('npm run content', () => {
  let where: Record<string, string>
  let folder: string
  beforeAll(async () => {
    const data = await temporaryFolder('content-data')
    folder = await temporaryFolder('content-files')
    if (inject('engine') === 'embedded') {
      const database = await openDatabase({ dataDir: join(data, 'database'), snapshot: inject('snapshot') })
      await database.close()
      where = { CAIRN_DATA: data, DATABASE_URL: '' }
    } else where = { CAIRN_DATA: data, DATABASE_URL: (await testDatabase()).url ?? '' }
  })

  const content = (...words: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/content.ts', ...words], {
      env: { PATH: process.env['PATH'], LOG_LEVEL: 'silent', ...where },
      encoding: 'utf8',
    })
    return { status, stdout: stdout.trim(), stderr: stderr.trim() }
  }
  const write = async (files: Readonly<Record<string, object>>) => {
    await rm(folder, { recursive: true, force: true })
    for (const [name, body] of Object.entries(files)) {
      await mkdir(dirname(join(folder, name)), { recursive: true })
      await writeFile(join(folder, name), JSON.stringify(body, null, 2))
    }
  }
  const exported = async () => {
    const into = await temporaryFolder('content-export')
    expect(content('export', into)).toMatchObject({ status: 0, stderr: '' })
    return async (name: string): Promise<unknown> => JSON.parse(await readFile(join(into, name), 'utf8'))
  }

  it('imports what is right, and refuses all of what is not: file, line, path and reason', async () => {
    await write({ 'any/muddy.json': page('Muddy', hero({ title: 'Rain' })) })
    expect(content('import', folder)).toEqual({ status: 0, stdout: '1 objects changed', stderr: '' })

    await write({
      'any/muddy.json': page('Dry', hero({ title: 'Sun' })),
      'any/wrong.json': page('Wrong', { id: 'top', type: 'heor' }),
    })
    expect(content('import', folder)).toEqual({
      status: 1,
      stdout: '',
      stderr: [
        'any/wrong.json:9 sections.0.items.0.type: no section is called heor; did you mean hero? (top)',
        '',
        'Nothing was imported.',
      ].join('\n'),
    })
    expect(await (await exported())('any/muddy.json')).toEqual(page('Muddy', hero({ title: 'Rain' })))
  })

  it('tells with --dry-run what would be other, and changes nothing', async () => {
    await write({ 'any/frost.json': page('Frost', hero({ title: 'Ice' })) })
    content('import', folder)
    await write({ 'any/frost.json': page('Frost', hero({ title: 'Thaw' })), 'fr/frost.json': { title: 'Gel' } })
    const { status, stdout, stderr } = content('import', folder, '--dry-run')
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout.split('\n')).toEqual(
      expect.arrayContaining(['any/frost', '  sections › 1 › items › hero › title: "Ice" → "Thaw"', 'fr/frost']),
    )
    expect(stdout).toMatch(/2 objects would change\. Nothing was imported\.$/)
    const read = await exported()
    expect(await read('any/frost.json')).toEqual(page('Frost', hero({ title: 'Ice' })))
    await expect(read('fr/frost.json')).rejects.toThrow('ENOENT')

    await write({ 'any/frost.json': page('Frost', hero({ titleColor: 'mauve' })) })
    expect(content('import', folder, '--dry-run')).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(
        /^any\/frost\.json:10 sections\.0\.items\.0\.titleColor: .*\n\nNothing was imported\.$/s,
      ),
    })
  })

  it('says what it can do to who asks for something else', () => {
    expect(content('inport')).toMatchObject({ status: 1, stderr: expect.stringContaining('npm run content -- import') })
  })
})
