import shell from './shell.ts'

export const fr = { shell }
