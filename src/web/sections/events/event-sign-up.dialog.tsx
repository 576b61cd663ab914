import { useEffect, useState } from 'react'
import type { DialogProps } from '#web/dialogs/dialog-props.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { SignInFlow } from '#web/sign-in/flow.tsx'
import { Button } from '#web/ui/button.tsx'
import { DialogActions, DialogBody, DialogTitle } from '#web/ui/dialog-parts.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { EventSteps } from './event-steps.tsx'
import type { Attendee } from './attendee-of.ts'
import type { EventOffer } from './event-offer.ts'
import { findAttendee } from './find-attendee.ts'
import { JoinForm } from './join-form.tsx'

type Visitor = 'unknown' | 'signed-out' | Attendee

/** Two steps: sign in or create an account, then join. */
export default function EventSignUp({ params: offer, close }: DialogProps<EventOffer>) {
  const { t } = useI18n()
  const [visitor, setVisitor] = useState<Visitor>('unknown')
  const [joined, setJoined] = useState(false)
  const [cameIn, setCameIn] = useState(false)
  useEffect(() => void whoIsThere().then(setVisitor), [])

  if (joined)
    return (
      <>
        <DialogTitle>{offer.confirmationTitle}</DialogTitle>
        <DialogBody>
          <output>{offer.confirmationSubtitle}</output>
        </DialogBody>
        <DialogActions>
          <Button onClick={close}>{t('ui.close')}</Button>
        </DialogActions>
      </>
    )
  return (
    <>
      <DialogTitle>{offer.title}</DialogTitle>
      <DialogBody className="flex flex-col gap-6">
        <EventSteps signedIn={typeof visitor === 'object'} />
        {visitor === 'unknown' && <Skeleton className="h-64" />}
        {visitor === 'signed-out' && (
          // The dialog has its title: what a step of it is called stands below that.
          <div className="[&_h1]:text-lg">
            <SignInFlow
              start="lookup"
              returnTo={location.pathname}
              inDialog
              done={() => {
                setCameIn(true)
                void whoIsThere().then(setVisitor)
              }}
            />
          </div>
        )}
        {cameIn && <Notice kind="success">{t('signin.signedIn')}</Notice>}
        {typeof visitor === 'object' && <JoinForm offer={offer} attendee={visitor} onJoined={() => setJoined(true)} />}
      </DialogBody>
    </>
  )
}

const whoIsThere = async (): Promise<Visitor> => (await findAttendee()) ?? 'signed-out'
