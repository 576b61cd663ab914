import { randomFillSync } from 'node:crypto'

const stock = Buffer.allocUnsafeSlow(4096)
let next = stock.length

/** For an id: drawn many at a time, because to ask the system costs the same for few as for many. Each is given out once. */
export function fewRandomBytes(count: number): Uint8Array {
  if (next + count > stock.length) {
    randomFillSync(stock)
    next = 0
  }
  next += count
  return stock.subarray(next - count, next)
}
