import { useStore } from '@nanostores/react'
import type { Store, StoreValue } from 'nanostores'

/** A store that several islands share. While an island wakes it sees what the server saw, and then what is true. */
export const useShared = <S extends Store>(store: S): StoreValue<S> => useStore(store, { ssr: 'initial' })
