import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const FORM = /<(form|PostForm|RefundForm)\b.*?<\/\1>/gs
/** A list that begins with a choice has nothing to refuse. */
const LIST_WITHOUT_BLANK = /<SelectField\b(?:(?!placeholder).)*?\/>/gs
const CAN_REFUSE =
  /\srequired(?=[\s={/])|\bpattern=|\b\w*(Email|Password|Phone|Date)Field\b|type="email"|<\w+Fields\b|<LookItems\b|\{fields\}/
const CHECKS = /<Checks(Itself|WhileAwake) \/>|\bnoValidate\b|\.formProps\}/

/** Shown where no script runs: there browsers speak for themselves. */
const WITHOUT_SCRIPT = 'product/notify-fallback.tsx'

it('no form of the shop leaves its faults to the browser', () => {
  const files = globSync('src/web/**/*.tsx').filter(file => !file.includes('.test.'))
  const forms = files
    .filter(file => !file.endsWith(WITHOUT_SCRIPT))
    .flatMap(file => [...readFileSync(file, 'utf8').matchAll(FORM)].map(([form]) => ({ file, form })))
  expect(forms.length).toBeGreaterThan(80)
  const unchecked = forms.filter(
    ({ form }) => CAN_REFUSE.test(form.replaceAll(LIST_WITHOUT_BLANK, '')) && !CHECKS.test(form),
  )
  expect(unchecked.map(({ file, form }) => `${file}: ${form.split('\n')[0]}`)).toEqual([])
})
