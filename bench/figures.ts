// Writes the figures of the last runs into the pages that show them, between the marks that name them.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resultFile, round, type Result, type Row } from './report.ts'

const PAGES = ['docs/performance.md', 'docs/scale.md']
const MARKED = /(<!-- figures: ([\w-]+) -->\n)[\s\S]*?(<!-- end -->)/g

export async function run(): Promise<void> {
  const kept: string[] = []
  for (const page of PAGES) {
    const text = readFileSync(page, 'utf8').replaceAll(
      MARKED,
      (whole: string, start: string, name: string, end: string) => {
        const file = resultFile(name)
        if (existsSync(file)) return `${start}${tableOf(JSON.parse(readFileSync(file, 'utf8')))}${end}`
        kept.push(name)
        return whole
      },
    )
    writeFileSync(page, text)
  }
  console.log(`${PAGES.join(' and ')} have the figures of the last runs.`)
  if (kept.length > 0) console.log(`Not run here, so left as they were: ${kept.join(', ')}`)
}

function tableOf({ machine, at, rows }: Result): string {
  const columns = [...new Set(rows.flatMap(row => Object.keys(row)))]
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`
  const { model, cores, memoryGb, node } = machine
  return [
    `${at.slice(0, 10)}, ${cores} cores (${model || machine.architecture}), ${memoryGb} GiB, Node ${node.slice(1)}\n\n`,
    line(columns),
    line(columns.map((column, at) => (at > 0 && rows.some(row => typeof row[column] === 'number') ? '---:' : '---'))),
    ...rows.map(row => line(columns.map(column => textOf(row[column])))),
  ].join('')
}

const textOf = (value: Row[string] | undefined): string =>
  typeof value === 'number'
    ? Math.abs(value) >= 1_000
      ? Math.round(value).toLocaleString('en-US')
      : round(value)
    : (value ?? '')
