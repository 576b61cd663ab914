import { useStore } from '@nanostores/react'
import type { Store, StoreValue } from 'nanostores'

/** State that several islands share. While an island wakes it sees what the server saw, and then what is true. */
export const useShared = <S extends Store>(state: S): StoreValue<S> => useStore(state, { ssr: 'initial' })
