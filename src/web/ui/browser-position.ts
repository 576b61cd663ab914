import type { Position } from '#domain/address/distance.ts'

const PATIENCE_MS = 8000

/** Where the browser says it is, if the shopper lets it. */
export const browserPosition = (): Promise<Position | undefined> =>
  new Promise(done =>
    'geolocation' in navigator
      ? navigator.geolocation.getCurrentPosition(
          ({ coords: { latitude, longitude } }) => done({ latitude, longitude }),
          () => done(undefined),
          { timeout: PATIENCE_MS },
        )
      : done(undefined),
  )
