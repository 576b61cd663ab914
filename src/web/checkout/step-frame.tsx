import type { ReactNode } from 'react'
import type { CheckoutStep } from '#domain/checkout/checkout-step.ts'
import { CHECKOUT_STEPS } from '#domain/checkout/checkout-step.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { cx } from '#web/ui/class-names.ts'
import { Heading, linkLook } from '#web/ui/text.tsx'
import { checkoutUrl, OPEN_STEP } from './open-step.ts'

type Props = {
  step: CheckoutStep
  current: CheckoutStep
  title: string
  /** What a finished step shows of itself. */
  done?: ReactNode
  children: ReactNode
}

/** One step of the checkout: open, finished with a way back, or still to come. */
export function StepFrame({ step, current, title, done, children }: Props) {
  const { t, locale } = useI18n()
  const [own, now] = [CHECKOUT_STEPS.indexOf(step), CHECKOUT_STEPS.indexOf(current)]
  const open = step === current
  return (
    <section
      {...(open && { id: OPEN_STEP, tabIndex: -1 })}
      aria-labelledby={`step-${step}`}
      aria-current={open ? 'step' : undefined}
      className="scroll-mt-2 border-t border-stone-300 py-6 outline-none"
    >
      <div className="flex items-baseline justify-between gap-4">
        <Heading level={2} size="md" id={`step-${step}`} className={cx(own > now && 'text-slate')}>
          <span className="mr-3 tabular-nums">{own + 1}</span>
          {title}
        </Heading>
        {own < now && (
          <a href={checkoutUrl(locale, { step })} aria-label={`${t('checkout.edit')}: ${title}`} className={linkLook()}>
            {t('checkout.edit')}
          </a>
        )}
      </div>
      {open && <div className="mt-6">{children}</div>}
      {own < now && done && <div className="mt-3 text-slate">{done}</div>}
    </section>
  )
}
