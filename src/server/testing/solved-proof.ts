import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import type { Visitor } from './http-transport.ts'

/** The bot check's work for an action, done as a browser does it. */
export async function solvedProof(visitor: Pick<Visitor, 'fetch'>, action: string): Promise<string> {
  const response = await visitor.fetch(`/api/captcha/challenge?action=${action}`)
  const challenge: Challenge = await response.json()
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
