import { useState } from 'react'
import { CallError } from '#contract/client.ts'
import type { ReportReason } from '#contract/reviews/report-reasons.ts'
import type { SocialMedia } from '#contract/social/social.entities.ts'
import type { DialogProps } from '#web/dialogs/dialog-props.ts'
import { call } from '#web/call.ts'
import { useT } from '#web/i18n/i18n.tsx'
import { DialogActions, DialogBody, DialogTitle } from '#web/ui/dialog-parts.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextButton } from '#web/ui/text.tsx'
import { PictureDetails } from './picture-details.tsx'
import { ReportForm } from './report-form.tsx'

type Report = 'idle' | 'asking' | 'sent' | 'failed'

/** One picture of a shopper, large, with what is worn in it and a way to report it. */
export default function ReviewPicture({ params: { media } }: DialogProps<{ media: SocialMedia }>) {
  const t = useT()
  const [state, setState] = useState<Report>('idle')

  const report = async (reason: ReportReason) => {
    try {
      await call('social.reportMedia', { params: { mediaId: media.id }, body: { reason } })
      setState('sent')
    } catch (error) {
      if (!(error instanceof CallError || error instanceof TypeError)) throw error
      setState('failed')
    }
  }

  return (
    <>
      {/* The picture passes below the title and the close button, not behind them. */}
      <DialogTitle className="pb-4">{t('sections.pictureBy', { nickname: media.nickname })}</DialogTitle>
      <DialogBody>
        <PictureDetails media={media} />
      </DialogBody>
      <DialogActions>
        {state === 'idle' && <TextButton onClick={() => setState('asking')}>{t('sections.reportPicture')}</TextButton>}
        {state === 'asking' && <ReportForm mediaId={media.id} onReport={reason => void report(reason)} />}
        {state === 'sent' && <Notice kind="success">{t('sections.reportSent')}</Notice>}
        {state === 'failed' && <Notice kind="error">{t('sections.reportFailed')}</Notice>}
      </DialogActions>
    </>
  )
}
