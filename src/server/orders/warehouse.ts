import { showTable } from '../dev-page.ts'
import { html } from '../html.ts'
import type { Mount } from '../http/app.ts'
import { requireSameOrigin } from '../http/same-origin.ts'
import type { Services } from '../services.ts'
import { fulfilNow } from './fulfilment.service.ts'
import { listNewestOrders } from './warehouse.queries.ts'

/** The newest orders and a button that spares the wait for their next step. Never mounted in production. */
export const mountWarehouse =
  (services: Services): Mount =>
  app => {
    const { db } = services.database
    app.get('/dev/warehouse', async () =>
      showTable({
        title: 'Warehouse',
        columns: ['Order', 'Placed', 'Status', ''],
        empty: 'Nothing has been ordered yet.',
        rows: (await listNewestOrders(db)).map(
          ({ number, placed_at, status, waits }) =>
            html`<tr>
              <td>${number}</td>
              <td>${placed_at?.toISOString().slice(0, 19).replace('T', ' ')}</td>
              <td>${status}</td>
              <td>
                ${
                  waits &&
                  html`<form method="post">
                    <button name="order" value="${number}" aria-label="Next step of ${number}">Next step</button>
                  </form>`
                }
              </td>
            </tr>`,
        ),
      }),
    )
    app.post('/dev/warehouse', async c => {
      requireSameOrigin(c.req.raw.headers, new URL(c.req.url))
      const order = new URLSearchParams(await c.req.text()).get('order') ?? ''
      await fulfilNow(services, order)
      return c.redirect('/dev/warehouse', 303)
    })
  }
