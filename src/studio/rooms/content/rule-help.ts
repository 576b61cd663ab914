import { useQuery } from '@tanstack/react-query'
import de from 'axe-core/locales/de.json?url'
import es from 'axe-core/locales/es.json?url'
import fr from 'axe-core/locales/fr.json?url'
import { z } from 'zod'
import { useI18n } from '../../i18n/i18n.tsx'

const Words = z.object({ rules: z.record(z.string(), z.object({ help: z.string() })) })
const WORDS_AT = { en: undefined, fr, de, es } as const

/** What the checks say of a rule, in the language one works in: they come with words for it, fetched once something is found. */
export function useRuleHelp(): (rule: string, otherwise: string) => string {
  const { language } = useI18n()
  const at = WORDS_AT[language]
  const { data } = useQuery({
    queryKey: ['rule-help', language],
    queryFn: async () => Words.parse(await (await fetch(at ?? '')).json()),
    enabled: at !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (rule, otherwise) => data?.rules[rule]?.help ?? otherwise
}
