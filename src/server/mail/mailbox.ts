import { html } from '../html.ts'
import type { Mount } from '../http/app.ts'
import type { Services } from '../services.ts'
import { findMessage, listMessages } from './mailbox.store.ts'

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; base-uri 'none'"
const show = (body: string, status = 200) =>
  new Response(body, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
    },
  })

/** What was written to whom, for whoever tries the shop. Never mounted in production. */
export const mountMailbox =
  ({ database: { db } }: Services): Mount =>
  app => {
    app.get('/dev/mailbox', async c => {
      const messages = await listMessages(db, c.req.query('to'))
      if (c.req.header('accept')?.includes('application/json')) return c.json({ messages })
      return show(
        html`<!doctype html>
          <html lang="en">
            <head>
              <meta charset="utf-8" />
              <title>Mailbox</title>
              <meta name="viewport" content="width=device-width, initial-scale=1" />
              <style>
                body {
                  margin: 0 auto;
                  max-width: 960px;
                  padding: 32px 24px;
                  font: 16px/24px system-ui;
                  color: #16191b;
                  background: #faf8f4;
                }
                table {
                  width: 100%;
                  border-collapse: collapse;
                }
                td,
                th {
                  text-align: left;
                  padding: 12px 16px 12px 0;
                  border-top: 1px solid #cfc8bc;
                  vertical-align: top;
                }
                a {
                  color: inherit;
                }
              </style>
            </head>
            <body>
              <h1>Mailbox</h1>
              <table>
                <thead>
                  <tr>
                    <th>Sent</th>
                    <th>To</th>
                    <th>Subject</th>
                  </tr>
                </thead>
                <tbody>
                  ${messages.map(
                    ({ id, recipient, subject, sent_at }) =>
                      html`<tr>
                        <td>${sent_at.toISOString().slice(0, 19).replace('T', ' ')}</td>
                        <td>${recipient}</td>
                        <td><a href="/dev/mailbox/${id}">${subject}</a></td>
                      </tr>`,
                  )}
                </tbody>
              </table>
              ${messages.length === 0 && html`<p>Nothing has been sent yet.</p>`}
            </body>
          </html>`.text,
      )
    })
    app.get('/dev/mailbox/:id{[0-9]{1,15}}', async c => {
      const message = await findMessage(db, Number(c.req.param('id')))
      return message ? show(message.html) : show('No such message', 404)
    })
  }
