/** Where mock mode answers a call: the address of the call, under /fapi/mock instead of /api. */
export const mockPath = (path: string): string => `/fapi/mock${path.replace(/^\/api(?=\/|$)/, '')}`
