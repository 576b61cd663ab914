import { WORDS_SLUG } from '#domain/content/content-kinds.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import { ABOUT_ACCOUNTS } from '../mail/letter-purposes.ts'
import { requireProof } from '../staff/proof.ts'
import type { Desk } from '../staff/staff.ts'
import { requireOnLayers } from './layer-rights.ts'

const GUARDED: ReadonlySet<string> = new Set([WORDS_SLUG, ...ABOUT_ACCOUNTS.map(template => `letter/${template}`)])

/** What people are told about their accounts, and the words that stand in every letter: with them somebody phishes best. */
export const isAccountLetter = (slug: string): boolean => GUARDED.has(slug)

export const neededToPublish = (slug: string): readonly Permission[] =>
  isAccountLetter(slug) ? ['content.publish', 'mail.write'] : ['content.publish']

type Layer = { readonly slug: string; readonly scope: string }

/** Whoever lets such words out, or says yes to them, may write to customers too, wherever they are read. */
export function requireMailRight(desk: Desk, layers: readonly Layer[]): void {
  const scopes = layers.filter(({ slug }) => isAccountLetter(slug)).map(({ scope }) => scope)
  requireOnLayers(desk, 'mail.write', scopes)
}

/** And is the person at the keyboard. */
export function requireMailProof(desk: Desk, layers: readonly Layer[]): void {
  requireMailRight(desk, layers)
  if (layers.some(({ slug }) => isAccountLetter(slug))) requireProof(desk, desk.staff)
}
