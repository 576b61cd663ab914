import { asking } from './asking.ts'

/** Somebody must show that it is still them. */
export const { $asked: $proof, ask: askForProof } = asking()

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
