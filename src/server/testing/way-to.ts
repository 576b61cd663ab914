import { connect, createServer, type Socket } from 'node:net'
import { whenOver } from './when-over.ts'

/** The way to a database, which can be cut, mended, and made to swallow what is sent on it. */
export async function wayTo(url: string) {
  const goal = new URL(url)
  const open = new Set<Socket>()
  let state: 'whole' | 'cut' | 'silent' = 'whole'
  let tried: number[] = []
  const server = createServer(socket => {
    tried.push(performance.now())
    open.add(socket.on('error', () => {}))
    if (state === 'cut') return void socket.destroy()
    if (state === 'silent') return void socket.resume()
    const beyond = connect(Number(goal.port), goal.hostname).on('error', () => {})
    open.add(beyond)
    socket.pipe(beyond).pipe(socket)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const way = new URL(url)
  way.port = String(address && typeof address === 'object' ? address.port : 0)
  const cutAll = () => open.forEach(socket => socket.destroy())
  whenOver(() => {
    cutAll()
    server.close()
  })
  return {
    url: way.href,
    cut() {
      state = 'cut'
      tried = []
      cutAll()
    },
    /** As when the power of a router fails: whoever sends hears nothing, not even an end. */
    silence() {
      state = 'silent'
      tried = []
      for (const socket of open) socket.unpipe().resume()
    },
    mend: () => void (state = 'whole'),
    tried: () => tried,
  }
}
