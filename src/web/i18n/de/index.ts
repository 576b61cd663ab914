import shell from './shell.ts'

export const de = { shell }
