import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether this browser knows passkeys; not while the server's HTML is taken over. */
export const usePasskeySupport = (): boolean =>
  useSyncExternalStore(
    never,
    () => 'PublicKeyCredential' in window,
    () => false,
  )
