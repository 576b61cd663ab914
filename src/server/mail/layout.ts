import { languageOf } from '#domain/sites.ts'
import { html } from '../html.ts'
import type { Letter } from './compose.ts'

const FONT = "font-family:'Instrument Sans',Helvetica,Arial,sans-serif"
const STONE = '#cfc8bc'

/** Three stones. Drawn with table cells, because mail programs show no SVG. */
const logo = html`<table role="presentation" cellpadding="0" cellspacing="0">
  <tr>
    <td align="center">
      <div style="width:14px;height:6px;background:#faf8f4;border-radius:4px;margin:0 auto 2px"></div>
      <div style="width:22px;height:7px;background:#faf8f4;border-radius:4px;margin:0 auto 2px"></div>
      <div style="width:30px;height:8px;background:#faf8f4;border-radius:4px;margin:0 auto"></div>
    </td>
    <td style="padding-left:12px;${FONT};font-size:24px;font-weight:700;color:#faf8f4">cairn</td>
  </tr>
</table>`

export function layOut(letter: Letter): { html: string; text: string } {
  return { html: asHtml(letter), text: asText(letter) }
}

function asHtml({ locale, subject, heading, paragraphs, quote, lines, facts, action, footer }: Letter): string {
  return html`<!doctype html>
    <html lang="${languageOf(locale)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${subject}</title>
      </head>
      <body style="margin:0;background:#efebe4">
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
          <tr>
            <td align="center" style="padding:24px 12px">
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                style="max-width:600px;background:#faf8f4;${FONT};font-size:16px;line-height:24px;color:#16191b"
              >
                <tr>
                  <td style="background:#1f3b2d;padding:24px 32px">${logo}</td>
                </tr>
                <tr>
                  <td style="padding:32px 32px 8px">
                    <h1 style="margin:0;font-size:26px;line-height:30px">${heading}</h1>
                  </td>
                </tr>
                ${paragraphs.map(
                  text =>
                    html`<tr>
                      <td style="padding:8px 32px">${text}</td>
                    </tr>`,
                )}
                ${
                  quote !== undefined &&
                  html`<tr>
                    <td style="padding:8px 32px">
                      <div style="border-left:2px solid #1f3b2d;padding:4px 16px;white-space:pre-line">${quote}</div>
                    </td>
                  </tr>`
                }
                ${
                  lines.length > 0 &&
                  html`<tr>
                    <td style="padding:16px 32px 0">
                      <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
                        ${lines.map(
                          line =>
                            html`<tr>
                              <td style="padding:12px 0;border-top:1px solid ${STONE}">
                                ${line.qty} × ${line.name}<br /><span style="color:#5b6167;font-size:14px"
                                  >${line.detail}</span
                                >
                              </td>
                              <td
                                align="right"
                                valign="top"
                                style="padding:12px 0;border-top:1px solid ${STONE};white-space:nowrap"
                              >
                                ${line.amount}
                              </td>
                            </tr>`,
                        )}
                      </table>
                    </td>
                  </tr>`
                }
                ${
                  facts.length > 0 &&
                  html`<tr>
                    <td style="padding:0 32px 8px">
                      <table
                        role="presentation"
                        width="100%"
                        cellpadding="0"
                        cellspacing="0"
                        style="border-top:1px solid ${STONE};margin-top:8px"
                      >
                        ${facts.map(
                          ({ label, value, strong }) =>
                            html`<tr>
                              <td style="padding:6px 16px 6px 0;color:#5b6167;white-space:nowrap" valign="top">
                                ${label}
                              </td>
                              <td align="right" style="padding:6px 0;${strong ? 'font-weight:700' : ''}">${value}</td>
                            </tr>`,
                        )}
                      </table>
                    </td>
                  </tr>`
                }
                ${
                  action &&
                  html`<tr>
                    <td style="padding:24px 32px">
                      <a
                        href="${action.url}"
                        style="display:inline-block;background:#16191b;color:#faf8f4;text-decoration:none;font-weight:600;padding:12px 24px;border-radius:2px"
                        >${action.label}</a
                      >
                    </td>
                  </tr>`
                }
                <tr>
                  <td style="padding:16px 32px 32px;color:#5b6167;font-size:14px">${footer}</td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`.text
}

function asText({ heading, paragraphs, quote, lines, facts, action, footer }: Letter): string {
  return [
    heading,
    ...paragraphs,
    ...(quote === undefined ? [] : [`“${quote}”`]),
    lines
      .map(({ qty, name, detail, amount }) => [`${qty} × ${name}`, detail, amount].filter(Boolean).join('  '))
      .join('\n'),
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    ...(action ? [`${action.label}: ${action.url}`] : []),
    footer,
  ]
    .filter(block => block !== '')
    .join('\n\n')
}
