import { atom } from 'nanostores'

type Asked = { readonly settle: (proved: boolean) => void }

/** Somebody must show that it is still them; the dialog that is open meanwhile answers. */
export const $proof = atom<Asked | undefined>()

let running: Promise<boolean> | undefined

/** Several calls that wait for a proof wait for one. */
export function askForProof(): Promise<boolean> {
  running ??= new Promise<boolean>(resolve => {
    $proof.set({
      settle(proved) {
        $proof.set(undefined)
        running = undefined
        resolve(proved)
      },
    })
  })
  return running
}
