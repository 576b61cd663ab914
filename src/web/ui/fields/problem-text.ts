import type { Problem } from '#domain/identity/problem.ts'
import { useT } from '#web/i18n/i18n.tsx'

/** What is wrong with a value, in the shopper's language. */
export function useProblemText(): (problem: Problem) => string {
  const t = useT()
  return ({ key, params }) => t(`forms.${key}`, params)
}
