import { useState } from 'react'
import { CallError } from '#contract/client.ts'
import type { SocialMedia } from '#contract/social.entities.ts'
import type { DialogProps } from '#web/dialogs/registry.ts'
import { call } from '#web/call.ts'
import { useT } from '#web/i18n/i18n.tsx'
import { DialogActions, DialogBody, DialogTitle } from '#web/ui/dialog-parts.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { TextButton, TextLink } from '#web/ui/text.tsx'

type Report = 'idle' | 'asking' | 'sent' | 'failed'
const REASONS = ['offensive', 'not-mine-to-show', 'personal-data', 'advertising', 'other'] as const

/** One picture of a shopper, large, with what is worn in it and a way to report it. */
export default function ReviewPicture({ params: { media } }: DialogProps<{ media: SocialMedia }>) {
  const t = useT()
  const [state, setState] = useState<Report>('idle')

  const report = async (reason: (typeof REASONS)[number]) => {
    try {
      await call('social.reportMedia', { params: { mediaId: media.id }, body: { reason } })
      setState('sent')
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setState('failed')
    }
  }

  return (
    <>
      <DialogTitle>{t('sections.pictureBy', { nickname: media.nickname })}</DialogTitle>
      <DialogBody>
        <Picture shape="scene" picture={media.picture} sizes="34rem" className="mb-4 h-auto w-full" />
        {media.caption && <p className="mb-4">{media.caption}</p>}
        <ul>
          {media.products.map(product => (
            <li key={product.id}>
              <TextLink href={product.url}>{product.name}</TextLink>
            </li>
          ))}
        </ul>
      </DialogBody>
      <DialogActions>
        {state === 'idle' && <TextButton onClick={() => setState('asking')}>{t('sections.reportPicture')}</TextButton>}
        {state === 'asking' && (
          <ul className="flex flex-wrap gap-4" aria-label={t('sections.reportWhy')}>
            {REASONS.map(reason => (
              <li key={reason}>
                <TextButton onClick={() => void report(reason)}>{t(`sections.report-${reason}`)}</TextButton>
              </li>
            ))}
          </ul>
        )}
        {state === 'sent' && <Notice kind="success">{t('sections.reportSent')}</Notice>}
        {state === 'failed' && <Notice kind="error">{t('sections.reportFailed')}</Notice>}
      </DialogActions>
    </>
  )
}
