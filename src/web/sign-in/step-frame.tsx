import { useEffect, useRef, type ReactNode } from 'react'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import type { Locale } from '#domain/sites/sites.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { isPlainClick } from '#web/ui/plain-click.ts'
import { Heading, Text, TextLink } from '#web/ui/text.tsx'
import { failureText, type FormFailure } from './error-text.ts'
import type { FlowProps } from './flow-state.ts'

type FrameProps = { title: string; text?: string | undefined; children: ReactNode }

/** One step of the flow: what it is about, and what to do. */
export const StepFrame = ({ title, text, children }: FrameProps) => (
  <section className="flex flex-col gap-5">
    <div className="flex flex-col gap-2">
      <Heading level={1} size="lg">
        {title}
      </Heading>
      {text && <Text quiet>{text}</Text>}
    </div>
    {children}
  </section>
)

const SENDS_TO_RESET = new Set(['INVALID_CREDENTIALS', 'LAST_LOGIN_ATTEMPT', 'USER_LOCKED', 'ACCOUNT_LOCKED'])

/** Why a form was refused, with the ways out that help. Scrolled to, because forms are long. */
export function FailureNotice({ failure }: { failure: FormFailure | undefined }) {
  const { locale, t } = useI18n()
  const shown = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failure) shown.current?.scrollIntoView({ block: 'nearest' })
  }, [failure])
  if (!failure) return null
  return (
    <div ref={shown}>
      <Notice kind="error">
        {failureText(t, failure)}
        {SENDS_TO_RESET.has(failure.code) && (
          <span className="mt-2 flex gap-4">
            <TextLink href={shopUrl(locale, '/forgot-password')}>{t('signin.forgotLink')}</TextLink>
            <TextLink href={shopUrl(locale, '/help/contact-us')}>{t('signin.contactLink')}</TextLink>
          </span>
        )}
      </Notice>
    </div>
  )
}

/** Fields every form without script needs. */
export const FormMarks = ({
  action,
  token,
  flow,
}: {
  action: string
  token?: string | undefined
  flow?: Pick<FlowProps, 'returnTo' | 'order' | 'leadSource'>
}) =>
  Object.entries({
    _action: action,
    _captcha: token,
    _return: flow?.returnTo,
    _source: flow?.leadSource,
    _order: flow?.order?.orderNo,
    _st: flow?.order?.st,
  }).map(([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />)

/** The page that does the same as another step, for whoever has no script. */
export const flowHref = (locale: Locale, page: '/sign-in' | '/sign-up', flow: FlowProps): string => {
  const { returnTo, order, leadSource } = flow
  return shopUrl(locale, page, { return: returnTo, order: order?.orderNo, st: order?.st, leadSource })
}

/** Leads to another step. */
export const StepLink = ({ href, onGo, children }: { href: string; onGo: () => void; children: ReactNode }) => (
  <a
    href={href}
    className="py-1 text-center text-sm underline underline-offset-4"
    onClick={event => {
      if (!isPlainClick(event)) return
      event.preventDefault()
      onGo()
    }}
  >
    {children}
  </a>
)
