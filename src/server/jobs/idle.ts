/** A rest between two looks for work, which whoever stops the work ends early. */
export function createIdle(ms: number): { rest: () => Promise<void>; end: () => void } {
  let end = () => {}
  const rest = () =>
    new Promise<void>(resolve => {
      const timer = setTimeout(resolve, ms)
      end = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  return { rest, end: () => end() }
}
