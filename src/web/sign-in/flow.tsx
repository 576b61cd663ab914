import { lazy, Suspense, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import type { ConsumerProfile } from '#contract/consumer/consumer.entities.ts'
import { asksInterests } from '#domain/identity/sign-in-flow.ts'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import { siteOfLocale } from '#domain/sites/sites.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { leaveNews } from '#web/session/news-cookie.ts'
import { cx } from '#web/ui/class-names.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { CompleteMobile, CompleteProfile } from './complete-steps.tsx'
import { EnrollStep } from './enroll-step.tsx'
import {
  isForMembers,
  stepAfterSaving,
  stepAfterSignIn,
  type Entrance,
  type FlowProps,
  type FlowStep,
  type StepProps,
} from './flow-state.ts'
import { ForgotStep, ResetStep } from './forgot-step.tsx'
import { LoyaltyStep } from './loyalty-step.tsx'
import { ConfirmationStep, SuccessStep, WelcomeStep } from './last-steps.tsx'
import { LookupStep } from './lookup-step.tsx'
import { openingForMember, readProfile, type Opening } from './opening.ts'
import { SignInStepForm } from './sign-in-step.tsx'
import { SignUpStep } from './sign-up-step.tsx'

/** A step that few come to: the rest do not download it. */
function seldom(load: () => Promise<ComponentType<StepProps>>): ComponentType<StepProps> {
  const Step = lazy(async () => ({ default: await load() }))
  return step => (
    <Suspense fallback={<Loading />}>
      <Step {...step} />
    </Suspense>
  )
}

const STEPS: Record<FlowStep, ComponentType<StepProps>> = {
  lookup: LookupStep,
  'sign-in': SignInStepForm,
  'sign-up': SignUpStep,
  enroll: EnrollStep,
  'forgot-password': ForgotStep,
  reset: ResetStep,
  'non-loyalty': LoyaltyStep,
  welcome: WelcomeStep,
  mobile: CompleteMobile,
  profile: CompleteProfile,
  interests: seldom(async () => (await import('./interests-step.tsx')).InterestsStep),
  success: SuccessStep,
  confirmation: ConfirmationStep,
  'employee-terms': seldom(async () => (await import('./employee-terms-step.tsx')).EmployeeTermsStep),
}

/** What goes on in the same place once someone is in; without it the browser goes back to where it came from. */
type Waiting = {
  done?: (() => void) | undefined
  /** What stands below a step; pages have room of their own for that. */
  beside?: ((step: FlowStep) => ReactNode) | undefined
}

/** Sign-in from the first question to the last, in a page or in a dialog. */
export function SignInFlow({ done, beside, ...flow }: FlowProps & Waiting) {
  const [opening, setOpening] = useState<Opening | undefined>(
    isForMembers(flow.start) ? undefined : { step: flow.start },
  )
  useEffect(() => {
    let gone = false
    void openingForMember(flow.start).then(found => found && !gone && setOpening(found))
    return () => {
      gone = true
    }
  }, [flow.start])
  if (opening) return <Steps key={opening.step} flow={flow} opening={opening} done={done} beside={beside} />
  return <Loading />
}

const Loading = () => (
  <div className="grid min-h-64 place-items-center">
    <Spinner size={32} />
  </div>
)

function Steps({ flow, opening, done, beside }: { flow: FlowProps; opening: Opening } & Waiting) {
  const { locale, t } = useI18n()
  const { features } = siteOfLocale(locale)
  const [step, setStep] = useState<FlowStep>(opening.step)
  const [email, setEmail] = useState(flow.values?.['email'] ?? '')
  const [profile, setProfile] = useState(opening.profile)
  const [told, setTold] = useState<readonly [at: FlowStep, news: 'created' | 'signedIn']>()
  const frame = useFocusOnStep(step, opening)
  const toBuy = flow.returnTo.startsWith(shopUrl(locale, '/checkout'))
  const finish = () => {
    if (done) return done()
    leaveNews('entered')
    location.assign(flow.returnTo)
  }

  async function refreshProfile(): Promise<ConsumerProfile> {
    const found = await readProfile()
    setProfile(found)
    return found
  }

  const stepWhenNew = (newsletterChosen: boolean): FlowStep | undefined =>
    asksInterests({
      collectionOn: features.asksInterests,
      dependsOnNewsletter: features.interestsNeedNewsletter,
      newsletterChosen,
      skipped: false,
      signInToBuy: toBuy,
    })
      ? 'interests'
      : undefined

  async function signedIn({ as, newsletter = false }: Entrance) {
    const found = await refreshProfile()
    // Where something waits to be done, the questions of a first visit wait too.
    if (done) return done()
    const next = as === 'new' ? stepWhenNew(newsletter) : stepAfterSignIn(locale, found, toBuy)
    const news = as === 'returning' ? 'signedIn' : 'created'
    setTold([next ?? 'confirmation', news])
    if (next) setStep(next)
    else if (flow.inDialog) setStep('confirmation')
    else {
      leaveNews(news)
      finish()
    }
  }

  async function saved() {
    setStep(stepAfterSaving(locale, await refreshProfile(), step))
  }

  const Step = STEPS[step]
  return (
    <div ref={frame} tabIndex={-1} className="outline-none">
      {told?.[0] === step && (
        <Notice kind="success" className={cx('mb-6', flow.inDialog && 'mr-12')}>
          {t(`signin.${told[1]}`)}
        </Notice>
      )}
      <Step {...{ flow, email, setEmail, profile, go: setStep, signedIn, saved, finish }} />
      {beside?.(step)}
    </div>
  )
}

const FIELDS = 'input:not([type=hidden], [type=checkbox], :disabled)'

/** A new step takes the focus of the button that is gone: its first empty field, or its beginning. */
function useFocusOnStep(step: FlowStep, opening: Opening) {
  const frame = useRef<HTMLDivElement>(null)
  const shown = useRef(opening.profile ? undefined : opening.step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    const fields = frame.current?.querySelectorAll<HTMLInputElement>(FIELDS) ?? []
    const empty = [...fields].find(({ value }) => value === '')
    ;(empty ?? frame.current)?.focus()
  }, [step])
  return frame
}
