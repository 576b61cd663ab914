import { atom } from 'nanostores'
import { asking } from './asking.ts'

/** Whether somebody is in the house: only then has a session ended that was there. */
export const $isInside = atom(false)

const { $asked, ask } = asking()
export const $signIn = $asked

/** Over the page, so that nothing on it is lost; whether it is the same person again. */
export const askToSignIn = async (): Promise<boolean> => $isInside.get() && (await ask())
