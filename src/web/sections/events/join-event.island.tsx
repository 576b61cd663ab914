import type { Attendee } from './attendee-of.ts'
import type { EventOffer } from './event-offer.ts'
import { JoinForm } from './join-form.tsx'

type Props = { offer: EventOffer; attendee: Attendee; problem: string | undefined; joined: string }

/** The form of the page for joining: it posts without script, and checks beside its fields with it. */
export default function JoinEvent({ offer, attendee, problem, joined }: Props) {
  return <JoinForm offer={offer} attendee={attendee} told={problem} onJoined={() => location.assign(joined)} />
}
