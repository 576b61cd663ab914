import type { PageVisit } from '#contract/web.ts'
import { catalogues } from '#web/i18n/catalogues.ts'
import { createI18n, type MessageKey } from '#web/i18n/i18n.tsx'
import { Island } from '#web/islands/island.tsx'
import type { FormFlash } from '../form-flash.ts'
import type { FlowProps, FlowStep } from '#web/sign-in/flow-state.ts'
import { returnPath } from '#web/sign-in/return-path.ts'
import { Container } from '#web/ui/layout.tsx'

/** What every page of the flow tells it: where to go on, proofs for forms without script, what was wrong before. */
export async function flowProps(visit: PageVisit, start: FlowStep, flash: FormFlash): Promise<FlowProps> {
  const [login, register, reset] = await Promise.all([
    visit.formToken('login'),
    visit.formToken('register'),
    visit.formToken('reset'),
  ])
  return {
    start,
    returnTo: returnPath(visit.locale, visit.url.searchParams.get('return')),
    tokens: { login, register, reset },
    ...(flash.failure && { failure: flash.failure }),
    ...(flash.values && { values: flash.values }),
    ...((flash.done === 'linkSent' || flash.done === 'passwordSet') && { notice: flash.done }),
  }
}

export const FlowView = ({ data }: { data: FlowProps }) => (
  <Container className="pt-10 pb-16 lg:pt-16">
    <div className="mx-auto max-w-xl">
      <Island name="sign-in-flow" wake="load" props={data} />
    </div>
  </Container>
)

export const titleOf = (visit: PageVisit, key: MessageKey): string =>
  `${createI18n(visit.locale, catalogues[visit.language]).t(key)} · Cairn`

/** The address of a page of the flow that comes back to the same place. */
export const flowPath = (visit: PageVisit, page: string, extra: Record<string, string> = {}): string =>
  `/${visit.locale}/${page}?${new URLSearchParams({ return: returnPath(visit.locale, visit.form.get('_return')), ...extra })}`
