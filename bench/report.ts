import { mkdirSync, writeFileSync } from 'node:fs'
import { arch, cpus, platform, totalmem } from 'node:os'

export type Row = Readonly<Record<string, string | number>>

/** Prints a table for people and keeps the same figures as JSON for programs. */
export function report(name: string, rows: readonly Row[]): void {
  console.log(`\n${name}`)
  const columns = [...new Set(rows.flatMap(row => Object.keys(row)))]
  const text = (value: string | number | undefined) => (typeof value === 'number' ? round(value) : (value ?? ''))
  const widths = columns.map(column => Math.max(column.length, ...rows.map(row => text(row[column]).length)))
  const line = (cells: string[]) => cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('  ')
  console.log(line(columns))
  for (const row of rows) console.log(line(columns.map(column => text(row[column]))))
  mkdirSync('.tmp/bench', { recursive: true })
  writeFileSync(
    `.tmp/bench/${name.replaceAll(/\W+/g, '-')}.json`,
    `${JSON.stringify({ machine: machine(), at: new Date().toISOString(), rows }, null, 1)}\n`,
  )
}

const round = (value: number) =>
  Number.isInteger(value) ? String(value) : value >= 100 ? String(Math.round(value)) : value.toFixed(2)

export const machine = () => ({
  cores: cpus().length,
  model: cpus()[0]?.model ?? '',
  architecture: arch(),
  system: platform(),
  memoryGb: Math.round(totalmem() / 2 ** 30),
  node: process.version,
})
