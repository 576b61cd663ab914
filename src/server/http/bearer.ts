/** The token that a program sends with each request. */
export const bearerIn = (headers: Headers): string | undefined =>
  headers.get('authorization')?.match(/^Bearer (.+)$/i)?.[1]
