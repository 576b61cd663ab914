import { CallError } from '#contract/client.ts'
import { REPORT_REASONS } from '#contract/reviews/report-reasons.ts'
import type { SocialMedia } from '#contract/social/social.entities.ts'
import { catalogues } from '#web/i18n/catalogues.ts'
import { createI18n, useT } from '#web/i18n/i18n.tsx'
import { pictureUrl } from '#web/media/picture-url.ts'
import { page } from '#web/page-factory.tsx'
import { PageNotFound } from '#web/page-outcome.ts'
import { signInFor } from '#web/session/sign-in-for.ts'
import { PictureDetails } from '#web/social/picture-details.tsx'
import { ReportForm } from '#web/social/report-form.tsx'
import { Container } from '#web/ui/layout.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Heading } from '#web/ui/text.tsx'

type Data = { media: SocialMedia | undefined; report: string | null }

/** The dialog of a shopper's picture, as a page: for visitors without script, and for sharing it. */
export const picturePage = page<Data>({
  path: '/pictures/:mediaId',
  async load({ call, url }, { mediaId = '' }) {
    const report = url.searchParams.get('report')
    try {
      return { media: await call('social.media', { params: { mediaId } }), report }
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      // The report itself may have taken the picture out of sight.
      if (report !== 'sent') throw new PageNotFound()
      return { media: undefined, report }
    }
  },
  actions: {
    async report(visit, { mediaId = '' }) {
      const { call, form, url } = visit
      const reason = REPORT_REASONS.find(each => each === form.get('reason')) ?? 'other'
      try {
        await call('social.reportMedia', { params: { mediaId }, body: { reason } })
      } catch (error) {
        if (!(error instanceof CallError)) throw error
        if (error.code === 'CAPTCHA_FAILED') return signInFor(visit)
        return `${url.pathname}?report=failed`
      }
      return `${url.pathname}?report=sent`
    },
  },
  head({ media }, { locale, language }) {
    const { t } = createI18n(locale, catalogues[language])
    return {
      title: media ? t('sections.pictureBy', { nickname: media.nickname }) : t('sections.reportPicture'),
      ...(media ? { image: pictureUrl(media.picture.id, 'social') } : {}),
      robots: 'noindex',
    }
  },
  View: PictureView,
})

function PictureView({ data: { media, report } }: { data: Data }) {
  const t = useT()
  return (
    <Container className="pt-8 pb-10 lg:pt-12 lg:pb-16">
      <div className="grid gap-6 md:grid-cols-[22rem_1fr] md:grid-rows-[auto_1fr] md:gap-x-10 lg:grid-cols-[26rem_1fr] lg:gap-x-16">
        <div className="flex flex-col items-start gap-6 md:col-start-2">
          <Heading level={1} size="lg">
            {media ? t('sections.pictureBy', { nickname: media.nickname }) : t('sections.reportPicture')}
          </Heading>
          {report === 'sent' && <Notice kind="success">{t('sections.reportSent')}</Notice>}
          {report === 'failed' && <Notice kind="error">{t('sections.reportFailed')}</Notice>}
        </div>
        {media && (
          <div className="md:col-start-1 md:row-span-2 md:row-start-1">
            <PictureDetails media={media} />
          </div>
        )}
        {media && report !== 'sent' && (
          <details open={report === 'failed'} className="max-w-form md:col-start-2">
            <summary className="min-h-10 underline underline-offset-4">{t('sections.reportPicture')}</summary>
            <p className="mb-2">{t('sections.reportWhy')}</p>
            <ReportForm mediaId={media.id} />
          </details>
        )}
      </div>
    </Container>
  )
}
