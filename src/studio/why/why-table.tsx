import type { OutputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { DELIVERY_LABELS } from '#domain/delivery/delivery-labels.ts'
import { SHIPPING_METHOD_CODES } from '#domain/delivery/delivery.ts'
import { useI18n } from '../i18n/i18n.tsx'
import { useWords } from '../i18n/room-words.ts'
import { WHY_WORDS } from './words.ts'

export type Why = OutputOf<StaffEndpointOf<'why.order'>>

/** Every step of a total, and what made it. */
export function WhyTable({
  why: { steps, total, currency },
  caption,
}: {
  readonly why: Why
  readonly caption: string
}) {
  const { w } = useWords(WHY_WORDS)
  const { money, language } = useI18n()
  const called = (name: string) => {
    const way = SHIPPING_METHOD_CODES.find(code => code === name)
    return way === undefined ? name : DELIVERY_LABELS[way][language]
  }
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{w('step')}</th>
          <th scope="col">{w('about')}</th>
          <th scope="col" className="figure">
            {w('amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ step, name, about, amount }, at) => (
          // Steps have no names of their own; their order is what they are.
          // eslint-disable-next-line react/no-array-index-key
          <tr key={at}>
            <th scope="row">
              {w(step)}
              {name !== about && <span className="second">{called(name)}</span>}
            </th>
            <td>{about ?? '–'}</td>
            <td className="figure">{money(amount, currency)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {w('total')}
          </th>
          <td className="figure">{money(total, currency)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
