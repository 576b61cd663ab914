import { atom } from 'nanostores'

type Asked = { readonly settle: (proved: boolean) => void }

/** Somebody must show that it is still them; the dialog that is open meanwhile answers. */
export const $proof = atom<Asked | undefined>()

let running: Promise<boolean> | undefined

const CHANNEL = 'cairn-studio-proof'

/** From the window in which somebody signed in elsewhere; the one that asked shares no more with it than this. */
export function tellProved(): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage('proved')
  channel.close()
}

export function hearProved(listen: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', listen)
  return () => channel.close()
}

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
