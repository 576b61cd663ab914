import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'

const PAGES = globSync(['*.md', 'docs/*.md', 'docs/decisions/*.md'])
const NAMED = /`([\w./-]+\.(?:tsx?|mjs|sql|yml))`/g
const ROOTS = ['', 'src/', 'src/server/', 'src/web/', 'src/studio/', 'src/contract/', 'src/domain/']
const NAMES = new Set(globSync(['{src,db,scripts,tests,bench,tools}/**/*.*']).map(file => basename(file)))

const isThere = (file: string) =>
  file.includes('/') ? ROOTS.some(root => existsSync(root + file)) : NAMES.has(file) || existsSync(file)

it('files that the documents name are there', () => {
  const lost = PAGES.flatMap(page =>
    [...readFileSync(page, 'utf8').matchAll(NAMED)].flatMap(([, file = '']) =>
      isThere(file) ? [] : [`${page}: ${file}`],
    ),
  )
  expect(lost).toEqual([])
})
