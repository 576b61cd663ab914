import { readFileSync } from 'node:fs'
import { UnusableSettings } from './unusable-settings.ts'

type Said = Readonly<Record<string, string | undefined>>

/**
 * Every setting may lie in a file that NAME_FILE names, as secrets do in a container: what is in the environment is shown by
 * whoever describes a process.
 */
export function saidInFiles(environment: Said, names: readonly string[]): Record<string, string> {
  const said = names.flatMap(name => {
    const file = environment[`${name}_FILE`]
    return file === undefined ? [] : [{ name, file }]
  })
  return Object.fromEntries(
    said.map(({ name, file }) => {
      if (environment[name] !== undefined) throw new UnusableSettings(`${name} and ${name}_FILE are both set: say one.`)
      return [name, read(name, file)]
    }),
  )
}

function read(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '')
  } catch (error) {
    throw new UnusableSettings(`${name}_FILE cannot be read: ${error instanceof Error ? error.message : file}`)
  }
}
