import { CARD_FRAME } from '#contract/payment/frame-messages.ts'

/** The card frame's own script: it speaks to the provider and to the window around it, to nobody else. */
export const FRAME_SCRIPT = `const form = document.querySelector('form')
const tell = message => parent.postMessage({ source: '${CARD_FRAME}', ...message }, location.origin)
const fit = () => tell({ type: 'height', height: Math.ceil(document.body.getBoundingClientRect().height) + 8 })
const show = problems => {
  for (const field of form.querySelectorAll('[data-problem]')) {
    const text = problems[field.dataset.problem] ?? ''
    field.textContent = text
    const input = form.elements[field.dataset.problem]
    input.setAttribute('aria-invalid', String(text !== ''))
  }
  form.querySelector('[aria-invalid=true]')?.focus()
  fit()
}
let busy = false
async function tokenise() {
  if (busy) return
  busy = true
  try {
    const response = await fetch('/payment/tokenise', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
      body: new URLSearchParams(new FormData(form)),
    })
    const answer = await response.json()
    show(answer.problems ?? {})
    if (answer.token) tell({ type: 'token', token: answer.token, card: answer.card })
    else tell({ type: 'invalid' })
  } catch {
    tell({ type: 'unreachable' })
  } finally {
    busy = false
  }
}
if (parent !== window) {
  form.addEventListener('submit', event => {
    event.preventDefault()
    void tokenise()
  })
  addEventListener('message', event => {
    if (event.origin !== location.origin || event.source !== parent) return
    if (event.data?.type === 'tokenise') void tokenise()
    if (event.data?.type === 'fit') fit()
  })
  form.elements.number.addEventListener('input', () => {
    const input = form.elements.number
    if (input.selectionStart !== input.value.length) return
    input.value = input.value.replace(/\\D/g, '').slice(0, 19).replace(/(\\d{4})(?=\\d)/g, '$1 ')
  })
  new ResizeObserver(fit).observe(document.body)
  tell({ type: 'ready' })
}
`

const typeface = (family: string, file: string, weights: string) =>
  `@font-face{font-family:'${family}';font-weight:${weights};font-display:swap;src:url('/fonts/${file}-latin.woff2') format('woff2')}\n`

export const PAGE_STYLE = `${typeface('Instrument Sans', 'instrument-sans', '400 700')}${typeface('Archivo', 'archivo', '500 800')}*{box-sizing:border-box}
body{margin:0;padding:2px;color:#16191b;background:#faf8f4;font:16px/24px 'Instrument Sans','Helvetica Neue',Arial,sans-serif}
form,main{display:grid;gap:16px}
main{max-width:34rem;margin:0 auto;padding:24px}
h1{margin:0;font:700 26px/1.05 'Archivo','Helvetica Neue',Arial,sans-serif}
p{margin:0}
.row{display:grid;grid-template-columns:1fr 1fr;gap:16px}
label{display:grid;gap:4px;font-size:14px;font-weight:600;line-height:20px}
label>*{font-weight:400}
input{width:100%;height:48px;padding:0 12px;border:1px solid #5b6167;border-radius:2px;background:#fff;color:inherit;font-family:inherit;font-size:16px;line-height:24px;font-variant-numeric:tabular-nums}
input[aria-invalid=true]{border-color:#a3243b}
:focus-visible{outline:2px solid #16191b;outline-offset:2px}
[data-problem],.problem{color:#a3243b;font-size:14px;line-height:20px}
[data-problem]:empty{display:none}
button{min-height:48px;padding:0 24px;border:1px solid #16191b;border-radius:2px;background:#16191b;color:#faf8f4;font-family:inherit;font-size:16px;font-weight:600;cursor:pointer}
button.quiet{background:none;color:#16191b}
.note{color:#5b6167;font-size:14px;line-height:20px}
`
