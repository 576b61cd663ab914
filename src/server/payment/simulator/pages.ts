import { CHALLENGE_FRAME } from '#contract/payment/frame-messages.ts'
import type { Language } from '#domain/sites/sites.ts'
import { textsIn } from '#domain/sites/texts.ts'
import { html, type Html } from '../../html.ts'
import { PAGE_TEXTS } from './page-texts.ts'

const page = (language: Language, title: string, body: Html, script?: string): string =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="stylesheet" href="/payment/page.css" />
        ${script !== undefined && html`<script src="${script}" defer></script>`}
      </head>
      <body>
        ${body}
      </body>
    </html> `.text

export type CardProblems = Partial<Record<'number' | 'expiry' | 'cvc' | 'holder', string>>

/**
 * The card form. Alone in its document, so that no script of the shop can read what is typed. It is as wide as its frame;
 * with problems it is answered to a form without script, which leaves the frame, and is a page.
 */
export function cardFrame(language: Language, returnTo: string | undefined, problems?: CardProblems): string {
  const texts = textsIn(PAGE_TEXTS, language)
  const field = (name: keyof CardProblems, label: string, attributes: Html) =>
    html`<label
      >${label}<input
        name="${name}"
        aria-describedby="${name}-problem"
        ${problems?.[name] !== undefined && html`aria-invalid="true"`}
        ${attributes}
      /><span data-problem="${name}" id="${name}-problem" role="alert">${problems?.[name]}</span></label
    >`
  const form = html`<form method="post" action="/payment/tokenise" target="_top" autocomplete="on">
    <input type="hidden" name="language" value="${language}" />
    ${returnTo !== undefined && html`<input type="hidden" name="return" value="${returnTo}" />`}
    ${field('number', texts.number, html`inputmode="numeric" autocomplete="cc-number" maxlength="23" required`)}
    <div class="row">
      ${field('expiry', `${texts.expiry} (${texts.expiryHint})`, html`inputmode="numeric" autocomplete="cc-exp" maxlength="9" required`)}
      ${field('cvc', texts.cvc, html`inputmode="numeric" autocomplete="cc-csc" maxlength="4" required`)}
    </div>
    ${field('holder', texts.holder, html`autocomplete="cc-name" maxlength="60"`)}
    <button>${texts.use}</button>
  </form>`
  return page(language, texts.number, problems ? html`<main>${form}</main>` : form, '/payment/frame.js')
}

const filled = (text: string, amount: string) => text.replace('{amount}', amount)

export function challengePage(language: Language, amount: string): string {
  const texts = textsIn(PAGE_TEXTS, language)
  return page(
    language,
    texts.challengeTitle,
    html`<main>
      <h1>${texts.challengeTitle}</h1>
      <p>${filled(texts.challengeLead, amount)}</p>
      <form method="post">
        <label
          >${texts.code}<input name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="8" autofocus
        /></label>
        <button name="verdict" value="confirm">${texts.confirm}</button>
        <button name="verdict" value="cancel" class="quiet">${texts.cancel}</button>
      </form>
      <p class="note">${texts.simulated}</p>
    </main>`,
  )
}

export function redirectPage(language: Language, amount: string): string {
  const texts = textsIn(PAGE_TEXTS, language)
  return page(
    language,
    texts.redirectTitle,
    html`<main>
      <h1>${texts.redirectTitle}</h1>
      <p>${filled(texts.redirectLead, amount)}</p>
      <form method="post">
        <button name="verdict" value="confirm">${filled(texts.approve, amount)}</button>
        <button name="verdict" value="cancel" class="quiet">${texts.refuse}</button>
      </form>
      <p class="note">${texts.simulated}</p>
    </main>`,
  )
}

export const gonePage = (language: Language): string =>
  page(language, PAGE_TEXTS.challengeTitle[language], html`<main><p>${PAGE_TEXTS.gone[language]}</p></main>`)

/** Tells the shop's window that the challenge is over; without script a button goes back. */
export const donePage = (language: Language, back: string): string =>
  page(
    language,
    PAGE_TEXTS.challengeTitle[language],
    html`<main>
      <form method="get" action="${back.split('?')[0] ?? back}" target="_top">
        ${[...new URLSearchParams(back.split('?')[1] ?? '')].map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}<button>
          ${PAGE_TEXTS.confirm[language]}
        </button>
      </form>
    </main>`,
    '/payment/done.js',
  )

export const DONE_SCRIPT = `const data = Object.fromEntries(new FormData(document.querySelector('form')))
if (parent === window) document.querySelector('form').submit()
else parent.postMessage({ source: '${CHALLENGE_FRAME}', type: 'done', ...data }, location.origin)
`
