import { atom } from 'nanostores'

type Asked = { readonly settle: (answered: boolean) => void }

/** Something that only the person can answer; the dialog that is open meanwhile does. Several calls that wait for it wait for one. */
export function asking() {
  const $asked = atom<Asked | undefined>()
  let running: Promise<boolean> | undefined
  const ask = (): Promise<boolean> =>
    (running ??= new Promise<boolean>(resolve => {
      $asked.set({
        settle(answered) {
          $asked.set(undefined)
          running = undefined
          resolve(answered)
        },
      })
    }))
  return { $asked, ask }
}
