const begun: (() => unknown)[] = []

/** Ends what was begun when the tests of the file are over, the last first. Vitest never calls a hook that another hook asks for. */
export const whenOver = (end: () => unknown): void => void begun.push(end)

export async function endAll(): Promise<void> {
  for (let end = begun.pop(); end; end = begun.pop()) await end()
}
