import { CallError } from '#contract/client.ts'
import type { PageVisit } from '#contract/web.ts'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import type { Locale } from '#domain/sites/sites.ts'
import { catalogues } from '#web/i18n/catalogues.ts'
import { createI18n, useI18n, useT } from '#web/i18n/i18n.tsx'
import { refusalText } from '#web/i18n/refusal-text.ts'
import { ChecksItself } from '#web/islands/checked-form/checks-itself.tsx'
import { pictureUrl } from '#web/media/picture-url.ts'
import { page } from '#web/page-factory.tsx'
import { signInFor } from '#web/session/sign-in-for.ts'
import { ShareFields } from '#web/social/share-fields.tsx'
import { PICTURE_KINDS } from '#web/social/picture-field.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Container } from '#web/ui/layout.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Heading, Text } from '#web/ui/text.tsx'

type Data = { handedIn: string | null; problem: string | null }

/** The dialog for handing in a picture, as a page: for visitors without script. */
export const sharePicturePage = page<Data>({
  path: '/share-picture',
  async load({ url }) {
    return { handedIn: url.searchParams.get('handedIn'), problem: url.searchParams.get('problem') }
  },
  actions: { handIn },
  head: (_, { locale, language }) => ({
    title: createI18n(locale, catalogues[language]).t('social.share'),
    robots: 'noindex',
  }),
  View: ({ data, visit }) =>
    data.handedIn === null ? <ShareForm problem={data.problem} /> : <Thanks id={data.handedIn} locale={visit.locale} />,
})

async function handIn(visit: PageVisit): Promise<string> {
  const { call, form, url } = visit
  const next = new URLSearchParams([...url.searchParams].filter(([name]) => name !== 'problem'))
  const [streamId, productId] = [next.get('streamId'), next.get('productId')]
  const caption = form.get('caption')?.trim() ?? ''
  if (form.get('terms') !== 'on') {
    next.set('problem', 'unticked')
    return `${url.pathname}?${next}`
  }
  try {
    const user = await call('social.createUser', { body: { nickname: form.get('nickname') ?? '' } })
    const { id } = await call('social.addMedia', {
      params: { userId: user.id },
      body: {
        picture: form.get('picture') ?? '',
        alt: form.get('alt') ?? '',
        termsAccepted: true,
        ...(caption === '' ? {} : { caption }),
        ...(streamId === null ? {} : { streamId }),
        productIds: productId === null ? [] : [productId],
      },
    })
    next.set('handedIn', id)
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    if (error.code === 'CAPTCHA_FAILED') return signInFor(visit)
    next.set('problem', error.code ?? 'generic')
  }
  return `${url.pathname}?${next}`
}

function ShareForm({ problem }: { problem: string | null }) {
  const i18n = useI18n()
  const { t } = i18n
  return (
    <Container className="pt-8 pb-10 lg:pt-12 lg:pb-16">
      <div className="flex max-w-form flex-col gap-6">
        <Heading level={1} size="lg">
          {t('social.share')}
        </Heading>
        {problem !== null && <Notice kind="error">{refusalText(i18n, problem)}</Notice>}
        <form method="post" encType="multipart/form-data" className="flex flex-col gap-5">
          <input type="hidden" name="_action" value="handIn" />
          <ChecksItself />
          <ShareFields picture={<PlainPictureField />} />
          <Button type="submit">{t('social.send')}</Button>
        </form>
      </div>
    </Container>
  )
}

function PlainPictureField() {
  const t = useT()
  return (
    <label className="flex flex-col gap-2 font-semibold">
      {t('social.choose')}
      <input
        type="file"
        name="picture"
        accept={PICTURE_KINDS}
        required
        className="font-normal file:mr-4 file:min-h-12 file:rounded-control file:border file:border-ink file:px-6 file:font-semibold"
      />
      <span className="text-sm font-normal text-slate">{t('social.kinds')}</span>
    </label>
  )
}

function Thanks({ id, locale }: { id: string; locale: Locale }) {
  const t = useT()
  return (
    <Container className="flex flex-col items-start gap-6 pt-8 pb-10 lg:pt-12 lg:pb-16">
      <Heading level={1} size="lg">
        {t('social.thanks')}
      </Heading>
      <Text>{t('social.waits')}</Text>
      <img
        src={pictureUrl(`social/${id}`, 'wide-small')}
        alt={t('social.preview')}
        className="max-h-96 max-w-full bg-stone-100 object-contain"
      />
      <ButtonLink href={shopUrl(locale, '/seen-outside')}>{t('ui.close')}</ButtonLink>
    </Container>
  )
}
