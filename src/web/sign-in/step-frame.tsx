import type { ReactNode } from 'react'
import { useI18n } from '#web/i18n/i18n.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Heading, Text, TextLink } from '#web/ui/text.tsx'
import { failureText, type FormFailure } from './error-text.ts'

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
  if (!failure) return null
  return (
    <div ref={element => element?.scrollIntoView({ block: 'nearest' })}>
      <Notice kind="error">
        {failureText(t, failure)}
        {SENDS_TO_RESET.has(failure.code) && (
          <span className="mt-2 flex gap-4">
            <TextLink href={`/${locale}/forgot-password`}>{t('signin.forgotLink')}</TextLink>
            <TextLink href={`/${locale}/help/contact-us`}>{t('signin.contactLink')}</TextLink>
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
  returnTo,
}: {
  action: string
  token?: string | undefined
  returnTo?: string | undefined
}) => (
  <>
    <input type="hidden" name="_action" value={action} />
    {token !== undefined && <input type="hidden" name="_captcha" value={token} />}
    {returnTo !== undefined && <input type="hidden" name="_return" value={returnTo} />}
  </>
)
