import { mkdirSync, writeFileSync } from 'node:fs'
import { arch, cpus, platform, totalmem } from 'node:os'

export type Row = Readonly<Record<string, string | number>>
export type Result = { machine: ReturnType<typeof machine>; at: string; rows: readonly Row[] }

const FOLDER = '.tmp/bench'
export const resultFile = (name: string): string => `${FOLDER}/${name.replaceAll(/\W+/g, '-')}.json`

/** Prints a table for people and keeps the same figures as JSON for programs. */
export function report(name: string, rows: readonly Row[]): void {
  console.log(`\n${name}`)
  const columns = [...new Set(rows.flatMap(row => Object.keys(row)))]
  const text = (value: string | number | undefined) => (typeof value === 'number' ? round(value) : (value ?? ''))
  const widths = columns.map(column => Math.max(column.length, ...rows.map(row => text(row[column]).length)))
  const line = (cells: string[]) => cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('  ')
  console.log(line(columns))
  for (const row of rows) console.log(line(columns.map(column => text(row[column]))))
  mkdirSync(FOLDER, { recursive: true })
  const result: Result = { machine: machine(), at: new Date().toISOString(), rows }
  writeFileSync(resultFile(name), `${JSON.stringify(result, null, 1)}\n`)
  // Figures of refused requests are no figures.
  if (rows.some(({ bad }) => bad !== undefined && bad !== 0)) process.exitCode = 1
}

export const round = (value: number) =>
  Number.isInteger(value) || Math.abs(value) >= 100
    ? String(Math.round(value))
    : value.toFixed(Math.abs(value) < 1 ? 3 : Math.abs(value) < 10 ? 2 : 1)

export const machine = () => ({
  cores: cpus().length,
  model: cpus()[0]?.model ?? '',
  architecture: arch(),
  system: platform(),
  memoryGb: Math.round(totalmem() / 2 ** 30),
  node: process.version,
})
