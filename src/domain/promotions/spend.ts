import { percentageOf } from '../money/money.ts'

export const PROGRAMS = ['employee', 'athlete', 'IPA', 'WRANX'] as const
export type Program = (typeof PROGRAMS)[number]

type ProgramTerms = {
  readonly percent: number
  /** Value of goods a year that the program covers, in minor units. */
  readonly annualLimit: number
  /** What the profile calls the limit. */
  readonly limitName: 'annualCap' | 'annualCredit'
  readonly termsToAccept: boolean
}

export const PROGRAM_TERMS: Readonly<Record<Program, ProgramTerms>> = {
  employee: { percent: 40, annualLimit: 500_000, limitName: 'annualCap', termsToAccept: true },
  athlete: { percent: 100, annualLimit: 200_000, limitName: 'annualCredit', termsToAccept: false },
  IPA: { percent: 30, annualLimit: 150_000, limitName: 'annualCredit', termsToAccept: false },
  WRANX: { percent: 40, annualLimit: 150_000, limitName: 'annualCredit', termsToAccept: false },
}

export const remainingSpend = (currentSpend: number, annualLimit: number): number =>
  Math.max(annualLimit - currentSpend, 0)

export type ProgramDiscount = { readonly covered: number; readonly discount: number }

/** The part of an amount that this year's limit still covers, and the discount on it. */
export function programDiscount(
  program: Program,
  amount: number,
  { currentSpend = 0, annualLimit = PROGRAM_TERMS[program].annualLimit } = {},
): ProgramDiscount {
  const covered = Math.min(amount, remainingSpend(currentSpend, annualLimit))
  return { covered, discount: percentageOf(covered, PROGRAM_TERMS[program].percent) }
}

/** What a program takes off in a year for who uses all of it. */
export const yearlyWorth = (program: Program): number =>
  programDiscount(program, PROGRAM_TERMS[program].annualLimit).discount

/** A program someone belongs to, and what of its yearly limit he has used. */
export type Membership = { readonly name: Program; readonly currentSpend: number }

/** Programs that still cover something this year; one that does not is as good as none. */
export const withCredit = (programs: readonly Membership[]): Membership[] =>
  programs.filter(({ name, currentSpend }) => remainingSpend(currentSpend, PROGRAM_TERMS[name].annualLimit) > 0)

/** A person may belong to several; the one that takes most off this amount counts. */
export function bestProgram(
  programs: readonly Membership[],
  amount: number,
): (ProgramDiscount & { readonly name: Program }) | undefined {
  return withCredit(programs)
    .map(({ name, currentSpend }) => ({ name, ...programDiscount(name, amount, { currentSpend }) }))
    .toSorted((a, b) => b.discount - a.discount || PROGRAMS.indexOf(a.name) - PROGRAMS.indexOf(b.name))[0]
}
