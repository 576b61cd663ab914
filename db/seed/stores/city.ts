export type City = {
  readonly name: string
  readonly region: string
  readonly postalCode: string
  readonly latitude: number
  readonly longitude: number
  readonly timeZone: string
  readonly stores: number
}

export const city = (
  name: string,
  region: string,
  postalCode: string,
  latitude: number,
  longitude: number,
  timeZone: string,
  stores = 1,
): City => ({ name, region, postalCode, latitude, longitude, timeZone, stores })
