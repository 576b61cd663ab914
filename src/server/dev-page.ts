import { html, type Html } from './html.ts'

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; form-action 'self'; base-uri 'none'"

/** Pages for whoever tries or runs the shop on their own machine. */
export const showHtml = (body: string, status = 200): Response =>
  new Response(body, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
    },
  })

type Table = { title: string; columns: readonly string[]; rows: readonly Html[]; empty: string }

export const showTable = ({ title, columns, rows, empty }: Table): Response =>
  showHtml(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <title>${title}</title>
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
            button {
              font: inherit;
              padding: 8px 16px;
            }
          </style>
        </head>
        <body>
          <h1>${title}</h1>
          <table>
            <thead>
              <tr>
                ${columns.map(column => html`<th>${column}</th>`)}
              </tr>
            </thead>
            <tbody>
              ${rows}
            </tbody>
          </table>
          ${rows.length === 0 && html`<p>${empty}</p>`}
        </body>
      </html>`.text,
  )
