import type { DialogProps } from '#web/dialogs/dialog-props.ts'
import { useI18n, type MessageKey } from '#web/i18n/i18n.tsx'
import { DialogBody, DialogTitle } from '#web/ui/dialog-parts.tsx'
import { SignInFlow } from './flow.tsx'
import type { FlowStep } from './flow-state.ts'
import { returnPath } from './return-path.ts'

/** Where to go on: the page as it is for whoever is in now. An address may name another, of this shop. */
const here = () => location.pathname + location.search

const dialogAt = (start: FlowStep, title: MessageKey) =>
  function SignInDialog({ params }: DialogProps<{ returnTo?: string }>) {
    const { locale, t } = useI18n()
    return (
      <>
        <DialogTitle className="sr-only">{t(title)}</DialogTitle>
        {/* Titles keep clear of the button that closes. */}
        <DialogBody className="pt-8 [&_h1]:pr-9">
          <SignInFlow start={start} returnTo={returnPath(locale, params.returnTo ?? here())} inDialog />
        </DialogBody>
      </>
    )
  }

export const SignInAtLookup = dialogAt('lookup', 'signin.lookupTitle')
export const SignUpDialog = dialogAt('sign-up', 'signin.signUpTitle')
export const ForgotPasswordDialog = dialogAt('forgot-password', 'signin.forgotTitle')
export const InterestsDialog = dialogAt('interests', 'signin.interestsTitle')
export const LoyaltyDialog = dialogAt('non-loyalty', 'signin.nonLoyaltyTitle')
export const EmployeeTermsDialog = dialogAt('employee-terms', 'signin.employeeTermsTitle')
export const SignInConfirmationDialog = dialogAt('confirmation', 'signin.confirmTitle')
export const WelcomeDialog = dialogAt('welcome', 'signin.welcomeTitle')
