import shell from './shell.ts'

export const es = { shell }
