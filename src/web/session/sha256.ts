/** The first 32 bits of the fraction of a root, as the standard takes them. */
const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0
const PRIMES = Array.from({ length: 312 }, (_, number) => number).filter(
  number => number > 1 && Array.from({ length: number - 2 }, (_, at) => at + 2).every(other => number % other !== 0),
)
const ROUNDS = Int32Array.from(PRIMES.slice(0, 64), prime => fraction(Math.cbrt(prime)))
const START = Int32Array.from(PRIMES.slice(0, 8), prime => fraction(Math.sqrt(prime)))
const LONGEST = 55

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by))

/**
 * SHA-256 of at most 55 bytes, at once. The browser's own is asynchronous: made for one long message, it takes longer
 * to answer ten thousand short ones than to do them here.
 */
export function sha256(message: Uint8Array): Uint8Array {
  if (message.length > LONGEST) throw new RangeError('only one block is digested')
  const block = new DataView(new ArrayBuffer(64))
  message.forEach((byte, at) => block.setUint8(at, byte))
  block.setUint8(message.length, 0x80)
  block.setUint32(60, message.length * 8)
  const words = new Int32Array(64)
  for (let at = 0; at < 16; at++) words[at] = block.getInt32(at * 4)
  for (let at = 16; at < 64; at++) {
    const [near, far] = [words[at - 2] ?? 0, words[at - 15] ?? 0]
    const nearMix = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10)
    const farMix = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3)
    words[at] = ((words[at - 16] ?? 0) + farMix + (words[at - 7] ?? 0) + nearMix) | 0
  }
  const digest = new DataView(new ArrayBuffer(32))
  compress(words).forEach((word, at) => digest.setInt32(at * 4, word + (START[at] ?? 0)))
  return new Uint8Array(digest.buffer)
}

function compress(words: Int32Array): number[] {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = START
  for (let at = 0; at < 64; at++) {
    const choice = (e & f) ^ (~e & g)
    const majority = (a & b) ^ (a & c) ^ (b & c)
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + (ROUNDS[at] ?? 0) + (words[at] ?? 0)) | 0
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  return [a, b, c, d, e, f, g, h]
}
