import { useState } from 'react'
import { formatMoney } from '#domain/money/money.ts'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import { siteOfLocale } from '#domain/sites/sites.ts'
import { PROGRAM_TERMS } from '#domain/promotions/spend.ts'
import { call } from '#web/call.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { leaveNews } from '#web/session/news-cookie.ts'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text.tsx'
import { attempt } from './attempt.ts'
import type { FormFailure } from './error-text.ts'
import type { StepProps } from './flow-state.ts'
import { FailureNotice, StepFrame } from './step-frame.tsx'

/** Opens after an employee signs in, until the terms are accepted. */
export function EmployeeTermsStep({ finish }: Pick<StepProps, 'finish'>) {
  const { locale, bcp47, t } = useI18n()
  const [failure, setFailure] = useState<FormFailure>()
  const [saving, setSaving] = useState(false)
  const { annualLimit, percent } = PROGRAM_TERMS.employee
  const cap = formatMoney(annualLimit, siteOfLocale(locale).currency, bcp47)
  async function accept() {
    setSaving(true)
    const consumerDetails = { employee: { termsAccepted: true as const } }
    const refused = await attempt(() =>
      call('consumer.updateProfile', { body: { consumerProfile: { consumerDetails } } }),
    )
    setSaving(false)
    setFailure(refused)
    if (refused) return
    leaveNews('employeeTermsDone')
    finish()
  }
  return (
    <StepFrame title={t('signin.employeeTermsTitle')} text={t('signin.employeeTermsText', { cap, percent })}>
      <FailureNotice failure={failure} />
      <TextLink href={shopUrl(locale, '/associate-discount-terms')} target="_blank" rel="noopener">
        {t('signin.employeeTermsLink')}
      </TextLink>
      <div className="flex flex-col gap-3">
        <Button wide loading={saving} onClick={() => void accept()}>
          {t('signin.employeeTermsAccept')}
        </Button>
        <Button look="quiet" wide onClick={finish}>
          {t('signin.notNow')}
        </Button>
      </div>
    </StepFrame>
  )
}
