import { showHtml, showTable } from '../dev-page.ts'
import { html } from '../html.ts'
import type { Mount } from '../http/app.ts'
import type { Services } from '../services.ts'
import { findMessage, listMessages } from './mailbox.queries.ts'

/** What was written to whom, for whoever tries the shop. Never mounted in production. */
export const mountMailbox =
  ({ database: { db } }: Services): Mount =>
  app => {
    app.get('/dev/mailbox', async c => {
      const messages = await listMessages(db, c.req.query('to'))
      if (c.req.header('accept')?.includes('application/json')) return c.json({ messages })
      return showTable({
        title: 'Mailbox',
        columns: ['Kept', 'To', 'Subject'],
        empty: 'Nothing has been kept yet. Mail that is kept is never sent.',
        rows: messages.map(
          ({ id, recipient, subject, kept_at }) =>
            html`<tr>
              <td>${kept_at.toISOString().slice(0, 19).replace('T', ' ')}</td>
              <td>${recipient}</td>
              <td><a href="/dev/mailbox/${id}">${subject}</a></td>
            </tr>`,
        ),
      })
    })
    app.get('/dev/mailbox/:id{[0-9]{1,15}}', async c => {
      const message = await findMessage(db, Number(c.req.param('id')))
      return message ? showHtml(message.html) : showHtml('No such message', 404)
    })
  }
