import { useCall } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { Answer } from '../../ui/state.tsx'
import { WORDS } from './words.ts'

/** What is kept of people, and when it goes. */
export function Retention() {
  const { number, moment } = useI18n()
  const { w, named } = useWords(WORDS)
  const retention = useCall('customers.retention')
  return (
    <section className="part" aria-labelledby="retention">
      <h2 id="retention">{w('retention')}</h2>
      <Answer of={retention}>
        {({ rows }) => (
          // A wide table scrolls in its frame: keys must reach it too.
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          <section className="table-frame" tabIndex={0} aria-labelledby="retention">
            <table>
              <thead>
                <tr>
                  <th scope="col">{w('kept')}</th>
                  <th scope="col" className="figure">
                    {w('count')}
                  </th>
                  <th scope="col">{w('oldest')}</th>
                  <th scope="col">{w('rule')}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ what, count, oldest, rule }) => (
                  <tr key={what}>
                    <th scope="row">{named(`kept_${what}`, what)}</th>
                    <td className="figure">{number(count)}</td>
                    <td className="nowrap">{oldest === undefined ? '–' : moment(oldest)}</td>
                    <td>{w(`rule_${rule}`)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
      </Answer>
    </section>
  )
}
