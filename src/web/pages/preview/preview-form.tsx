import { PREVIEWABLE_TYPES } from '#contract/content/content-section-types.ts'
import { PREVIEW_PAGE_SIZES } from '#domain/time/timings.ts'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { CheckboxField } from '#web/ui/fields/checkbox-field.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { TextLink } from '#web/ui/text.tsx'
import type { PreviewQuery } from './preview-query.ts'

const TYPES = PREVIEWABLE_TYPES.map(type => ({ value: type, label: type }))
const SIZES = PREVIEW_PAGE_SIZES.map(size => ({ value: String(size), label: String(size) }))

/** As high as a field, so that all words of the row stand on one line. */
const ON_LINE = 'min-h-12 justify-center py-3'

/** Submitting starts at the first page again: the form does not carry the page. */
export function PreviewForm({ query, total }: { query: PreviewQuery; total: number }) {
  const { locale } = useI18n()
  const missing = query.submitted && !query.docType
  return (
    <form method="get" noValidate className="flex flex-wrap items-end gap-4 px-(--gutter) py-6">
      <SelectField
        name="docType"
        label="Doc type"
        required
        choices={TYPES}
        placeholder="–"
        defaultValue={query.docType ?? ''}
        error={missing ? 'Doc type is required' : undefined}
        className="w-72"
      />
      <TextField name="layoutVariant" label="Layout variant" defaultValue={query.layoutVariant} className="w-48" />
      <SelectField
        name="limit"
        label="Limit"
        required
        choices={SIZES}
        defaultValue={String(query.limit)}
        className="w-24"
      />
      <CheckboxField name="examples" label="Examples" defaultChecked={query.examples} className={ON_LINE} />
      <Button type="submit">Show</Button>
      <p className={cx('flex gap-4', ON_LINE)}>
        <TextLink href={shopUrl(locale, '/preview/sections')}>Every section</TextLink>
        <TextLink href={shopUrl(locale, '/preview/pictures')}>Pictures that wait</TextLink>
      </p>
      <Pages query={query} total={total} />
    </form>
  )
}

function Pages({ query, total }: { query: PreviewQuery; total: number }) {
  const last = Math.max(1, Math.ceil(total / query.limit))
  const to = (page: number) =>
    `?docType=${query.docType ?? ''}&layoutVariant=${encodeURIComponent(query.layoutVariant)}&limit=${query.limit}&page=${page}`
  return (
    <nav aria-label="Pages" className={cx('flex gap-4', ON_LINE)}>
      {query.page > 1 && <TextLink href={to(query.page - 1)}>Previous</TextLink>}
      <span>
        {query.page} / {last}
      </span>
      {query.page < last && <TextLink href={to(query.page + 1)}>Next</TextLink>}
    </nav>
  )
}
