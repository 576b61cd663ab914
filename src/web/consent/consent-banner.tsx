import { CONSENT_CATEGORY_IDS } from '#domain/consumer/consent.ts'
import { useT } from '#web/i18n/i18n.tsx'
import { Button } from '#web/ui/button.tsx'
import { CheckboxField } from '#web/ui/fields/checkbox-field.tsx'

/** The same for everyone and hidden; the browser shows it to those who have not chosen. It lies over the page and
 * moves nothing, comes first for keys and ears, and what it would cover can be scrolled from under it. */
export function ConsentBanner() {
  const t = useT()
  return (
    <form id="consent" hidden aria-labelledby="consent-title" className="consent no-print">
      <div className="flex-1">
        <h2 id="consent-title" className="text-lg leading-tight">
          {t('consent.title')}
        </h2>
        <p className="mt-2 max-w-text text-sm leading-6">{t('consent.text')}</p>
        <details className="mt-3">
          <summary className="text-sm font-semibold underline underline-offset-4">{t('consent.choose')}</summary>
          <div className="mt-4 grid gap-3">
            {CONSENT_CATEGORY_IDS.map(id => (
              <CheckboxField
                key={id}
                id={`consent-${id}`}
                name="category"
                value={id}
                label={t(`consent.${id}`)}
                defaultChecked={id === 'C0001'}
                disabled={id === 'C0001'}
              />
            ))}
            <Button type="submit" value="chosen" look="secondary" className="mt-2 self-start justify-self-start">
              {t('consent.save')}
            </Button>
          </div>
        </details>
      </div>
      <div className="flex max-w-full shrink-0 flex-wrap gap-3 max-sm:*:grow">
        <Button type="submit" value="required" look="secondary">
          {t('consent.onlyRequired')}
        </Button>
        <Button type="submit" value="all" look="secondary">
          {t('consent.acceptAll')}
        </Button>
      </div>
    </form>
  )
}
