import { useState } from 'react'
import type { ConsumerProfile } from '#contract/consumer.entities.ts'
import { asksInterests } from '#domain/sign-in-flow.ts'
import { call } from '#web/call.ts'
import { rememberSession } from '#web/session/session-store.ts'
import { CompleteMobile, CompleteProfile } from './complete-steps.tsx'
import { EmployeeTermsStep } from './employee-terms-step.tsx'
import { stepAfterSaving, stepAfterSignIn, type FlowProps, type FlowStep, type StepProps } from './flow-state.ts'
import { ForgotStep, ResetStep } from './forgot-step.tsx'
import { InterestsStep } from './interests-step.tsx'
import { NonLoyaltyStep, SuccessStep, WelcomeStep } from './join-steps.tsx'
import { LookupStep } from './lookup-step.tsx'
import { SignInStepForm } from './sign-in-step.tsx'
import { SignUpStep } from './sign-up-step.tsx'

const STEPS: Record<FlowStep, (props: StepProps) => React.ReactNode> = {
  lookup: LookupStep,
  'sign-in': SignInStepForm,
  'sign-up': SignUpStep,
  'forgot-password': ForgotStep,
  reset: ResetStep,
  'non-loyalty': NonLoyaltyStep,
  welcome: WelcomeStep,
  mobile: CompleteMobile,
  profile: CompleteProfile,
  interests: InterestsStep,
  success: SuccessStep,
  'employee-terms': EmployeeTermsStep,
}

const INTERESTS = { collectionOn: true, dependsOnNewsletter: false }

/** Sign-in from the first question to the last, in a page or in a dialog. */
export function SignInFlow(flow: FlowProps & { close?: () => void }) {
  const [step, setStep] = useState<FlowStep>(flow.start)
  const [email, setEmail] = useState(flow.values?.['email'] ?? '')
  const [profile, setProfile] = useState<ConsumerProfile>()
  const finish = () => location.assign(flow.returnTo)

  async function readProfile(): Promise<ConsumerProfile> {
    const { consumerProfile } = await call('consumer.profile')
    setProfile(consumerProfile)
    const { firstName } = consumerProfile.consumerDetails
    rememberSession({ kind: 'consumer', ...(firstName !== undefined && { firstName }) })
    return consumerProfile
  }

  async function signedIn({ fresh, newsletter }: { fresh: boolean; newsletter: boolean }) {
    const found = await readProfile()
    const asks = asksInterests({
      ...INTERESTS,
      newsletterChosen: newsletter,
      skipped: false,
      signInToBuy: flow.returnTo.includes('/checkout'),
    })
    const next = fresh ? (asks ? 'interests' : undefined) : stepAfterSignIn(found)
    if (next) setStep(next)
    else finish()
  }

  async function saved() {
    setStep(stepAfterSaving(await readProfile(), step))
  }

  const Step = STEPS[step]
  return <Step {...{ flow, email, setEmail, profile, go: setStep, signedIn, saved, finish }} />
}
