import type { SubmitEvent } from 'react'
import { REPORT_REASONS, type ReportReason } from '#contract/reviews/report-reasons.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { TextButton } from '#web/ui/text.tsx'
import { pictureAddress } from './picture-address.ts'

type Props = { mediaId: string; onReport?: (reason: ReportReason) => void }

/** Each reason sends the report. Without script the picture's own page takes it. */
export function ReportForm({ mediaId, onReport }: Props) {
  const { t, locale } = useI18n()
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent
    const reason = REPORT_REASONS.find(each => submitter instanceof HTMLButtonElement && submitter.value === each)
    if (!onReport || !reason) return
    event.preventDefault()
    onReport(reason)
  }
  return (
    <form method="post" action={pictureAddress(locale, mediaId)} onSubmit={send}>
      <input type="hidden" name="_action" value="report" />
      <ul className="flex flex-wrap gap-x-4 gap-y-2" aria-label={t('sections.reportWhy')}>
        {REPORT_REASONS.map(reason => (
          <li key={reason}>
            <TextButton type="submit" name="reason" value={reason} className="min-h-10">
              {t(`sections.report-${reason}`)}
            </TextButton>
          </li>
        ))}
      </ul>
    </form>
  )
}
