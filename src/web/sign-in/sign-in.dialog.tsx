import type { DialogContentSlug } from '#domain/content/screens.ts'
import { leadSourceIn } from '#domain/sites/channels.ts'
import type { Locale } from '#domain/sites/sites.ts'
import type { DialogProps } from '#web/dialogs/dialog-props.ts'
import { useI18n, type MessageKey } from '#web/i18n/i18n.tsx'
import { DialogBody, DialogTitle } from '#web/ui/dialog-parts.tsx'
import { DialogContent } from './dialog-content.tsx'
import { SignInFlow } from './flow.tsx'
import { firstStep, lookupTitle, type FlowStep } from './flow-state.ts'
import { returnPath } from './return-path.ts'

/** Where to go on: the page as it is for whoever is in now. An address may name another, of this shop. */
const here = () => location.pathname + location.search

const CONTENT: Partial<Record<FlowStep, DialogContentSlug>> = {
  'sign-up': 'sign-up-modal',
  enroll: 'sign-up-modal',
  'non-loyalty': 'loyalty-modal',
}

function contentBelow(step: FlowStep) {
  const slug = CONTENT[step]
  return slug && <DialogContent slug={slug} />
}

function sourceHere(): { leadSource?: string } {
  const leadSource = leadSourceIn(new URLSearchParams(location.search).get('leadSource'))
  return leadSource === undefined ? {} : { leadSource }
}

const dialogAt = (start: FlowStep, title: MessageKey | ((locale: Locale) => MessageKey)) =>
  function SignInDialog({ params }: DialogProps<{ returnTo?: string }>) {
    const { locale, t } = useI18n()
    return (
      <>
        <DialogTitle className="sr-only">{t(typeof title === 'string' ? title : title(locale))}</DialogTitle>
        {/* Titles keep clear of the button that closes. */}
        <DialogBody className="pt-8 [&_h1]:pr-9">
          <SignInFlow
            start={firstStep(locale, start)}
            returnTo={returnPath(locale, params.returnTo ?? here())}
            {...sourceHere()}
            beside={contentBelow}
            inDialog
          />
        </DialogBody>
      </>
    )
  }

export const SignInAtLookup = dialogAt('lookup', lookupTitle)
export const SignUpDialog = dialogAt('sign-up', 'signin.signUpTitle')
export const ForgotPasswordDialog = dialogAt('forgot-password', 'signin.forgotTitle')
export const InterestsDialog = dialogAt('interests', 'signin.interestsTitle')
export const LoyaltyDialog = dialogAt('non-loyalty', 'signin.nonLoyaltyTitle')
export const EmployeeTermsDialog = dialogAt('employee-terms', 'signin.employeeTermsTitle')
export const SignInConfirmationDialog = dialogAt('confirmation', 'signin.confirmTitle')
export const WelcomeDialog = dialogAt('welcome', 'signin.welcomeTitle')
