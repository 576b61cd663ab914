import { atom } from 'nanostores'

/** Work on many things that was begun here, until somebody puts it away. */
export const $tasks = atom<readonly string[]>([])

export const watchTask = (id: string): void => $tasks.set([...$tasks.get(), id])
export const forgetTask = (id: string): void => $tasks.set($tasks.get().filter(each => each !== id))
