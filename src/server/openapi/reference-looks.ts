import { PREFERENCES_KEY } from '#domain/staff/preferences-key.ts'

/** Over what Swagger UI brings, whose colours are too faint to be read by everybody. */
export const REFERENCE_CSS = `
html:not(.dark-mode) {
.swagger-ui .info a, .swagger-ui .info .url, .swagger-ui a.link { color: #1b5fb4; }
.swagger-ui .info .title small, .swagger-ui .info .title small.version-stamp { background: #4c6b00; }
.swagger-ui .btn.authorize { color: #1a6b45; border-color: #1a6b45; }
.swagger-ui .btn.authorize svg { fill: #1a6b45; }
.swagger-ui .btn.execute { background: #1b5fb4; border-color: #1b5fb4; }
.swagger-ui .btn.cancel, .swagger-ui .btn.try-out__btn.cancel { color: #b3261e; border-color: #b3261e; }
.swagger-ui .opblock.opblock-get .opblock-summary-method { background: #1f63b0; }
.swagger-ui .opblock.opblock-post .opblock-summary-method { background: #1c6f49; }
.swagger-ui .opblock.opblock-put .opblock-summary-method { background: #8a5200; }
.swagger-ui .opblock.opblock-patch .opblock-summary-method { background: #0f6b5c; }
.swagger-ui .opblock.opblock-delete .opblock-summary-method { background: #b3261e; }
.swagger-ui .parameter__in, .swagger-ui .parameter__extension, .swagger-ui .prop-format,
.swagger-ui .response-undocumented i, .swagger-ui .response-col_status .response-undocumented { color: #4b4f58; }
.swagger-ui .parameter__name.required span, .swagger-ui .parameter__name.required::after { color: #b3261e; }
.swagger-ui .download-contents { background: #4d5262; }
}
.swagger-ui .microlight span[style*='rgb(211, 99, 99)'] { color: #ff9d9d !important; }
.swagger-ui :focus-visible { outline: 2px solid #1b5fb4; outline-offset: 2px; }
`

/**
 * What scrolls is reached by keys, and every field has a name. Swagger UI makes its parts while somebody opens calls, so each
 * is looked at when it comes.
 */
export const REFERENCE_ACCESS = `
const mend = () => {
  for (const box of document.querySelectorAll('.swagger-ui pre, .swagger-ui .microlight, .swagger-ui .table-container'))
    if (box.tabIndex < 0 && (box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight)) box.tabIndex = 0
  for (const field of document.querySelectorAll('.swagger-ui select, .swagger-ui textarea, .swagger-ui input')) {
    // The label around the list of servers is empty.
    const isNamed = field.id !== 'servers' && field.labels?.length > 0
    if (isNamed || field.ariaLabel || field.hasAttribute('aria-labelledby')) continue
    const row = field.closest('tr[data-param-name]')
    field.ariaLabel = row?.dataset.paramName ?? (field.id === 'servers' ? 'Server' : (field.placeholder || 'Value'))
  }
}
let isAsked = false
new MutationObserver(() => {
  if (isAsked) return
  isAsked = true
  requestAnimationFrame(() => {
    isAsked = false
    mend()
  })
}).observe(document.getElementById('reference'), { childList: true, subtree: true })
`

/** Dark where the studio is, or else where the machine is. */
export const REFERENCE_THEME = `
const asked = (() => {
  try {
    return JSON.parse(localStorage.getItem('${PREFERENCES_KEY}'))?.theme
  } catch {
    return undefined
  }
})()
const machine = matchMedia('(prefers-color-scheme: dark)')
const turn = () =>
  document.documentElement.classList.toggle('dark-mode', asked === 'dark' || (asked !== 'light' && machine.matches))
machine.addEventListener('change', turn)
turn()
`
