import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

describe('a setting that cannot be read', () => {
  it('is named by a command, without a trace of our code', () => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/init.ts', 'you@example.com'], {
      env: { PATH: process.env['PATH'], PORT: 'three thousand' },
      encoding: 'utf8',
    })
    expect(status).toBe(1)
    expect(stderr).toMatch(/^The environment is not usable:\n.*\n.*PORT/)
    expect(stderr).not.toContain('    at ')
  })

  it('is named so by every command: none reads the settings in a way of its own', () => {
    const commands = globSync('scripts/*.ts').filter(file => !/\.test\.ts$|\/settings-or-exit\.ts$/.test(file))
    expect(commands.filter(file => /\breadConfig\b/.test(readFileSync(file, 'utf8')))).toEqual([])
  })
})
