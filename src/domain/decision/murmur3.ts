const rotate = (value: number, bits: number): number => (value << bits) | (value >>> (32 - bits))

const scramble = (block: number): number => Math.imul(rotate(Math.imul(block, 0xcc9e2d51), 15), 0x1b873593)

function finish(hash: number): number {
  let mixed = hash
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

/** MurmurHash3, x86, 32 bits, over the UTF-8 bytes of a text: an unsigned integer. */
export function murmur3(text: string, seed = 0): number {
  const bytes = new TextEncoder().encode(text)
  const view = new DataView(bytes.buffer)
  const whole = bytes.length - (bytes.length % 4)
  let hash = seed
  for (let at = 0; at < whole; at += 4) {
    hash = Math.imul(rotate(hash ^ scramble(view.getUint32(at, true)), 13), 5) + 0xe6546b64
  }
  let tail = 0
  for (let at = bytes.length - 1; at >= whole; at -= 1) tail = (tail << 8) | view.getUint8(at)
  hash ^= scramble(tail)
  return finish(hash ^ bytes.length)
}
