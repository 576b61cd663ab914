import { Kept } from '#web/document/kept.tsx'
import { Island } from '#web/islands/island.tsx'

/** Asleep until a dialog or a message is asked for. */
export const Hosts = () => (
  <Kept of={[]} name="hosts">
    <Island name="dialog-host" wake="interaction" props={{}} />
    <Island name="toast-host" wake="interaction" props={{}} />
  </Kept>
)
