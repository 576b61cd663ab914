import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ROUTES } from '#contract/routes.gen.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

it('are those that the decision lists, and no others', () => {
  const here = new URL('.', import.meta.url).pathname
  const pages = globSync('**/*.{ts,tsx}', { cwd: here })
    .filter(path => !path.includes('.test.'))
    .map(path => read(`./${path}`))
    .join('\n')
  const unused = Object.keys(ROUTES).filter(name => !pages.includes(`'${name}'`))
  const rows = read('../../docs/decisions/021-calls-for-other-clients.md').matchAll(/^\| (`.*`) \|/gm)
  const listed = [...rows].flatMap(([, calls = '']) => calls.split(' ').map(call => call.replaceAll('`', '')))
  expect(unused.toSorted()).toEqual(listed.toSorted())
})
