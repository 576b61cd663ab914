import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = resolve(import.meta.dirname, '..')
const PAGES = globSync(['docs/**/*.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md'], { cwd: ROOT })
const FROM_ITS_TOP = /`((?:src|domain|contract|server|web|studio|scripts)\/[\w./-]+\.tsx?)`/g

const isThere = (file: string) =>
  file.endsWith('.gen.ts') || existsSync(join(ROOT, file)) || existsSync(join(ROOT, 'src', file))

it('names no file in the documentation that is not there', () => {
  const told = PAGES.flatMap(page =>
    [...readFileSync(join(ROOT, page), 'utf8').matchAll(FROM_ITS_TOP)].map(([, file = '']) => ({ page, file })),
  )
  expect(told.length).toBeGreaterThan(100)
  expect(told.filter(({ file }) => !isThere(file))).toEqual([])
})
