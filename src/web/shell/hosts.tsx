import { Island } from '#web/islands/island.tsx'

/** Asleep until a dialog or a message is asked for. */
export const Hosts = () => (
  <>
    <Island name="dialog-host" wake="interaction" props={{}} />
    <Island name="toast-host" wake="interaction" props={{}} />
  </>
)
