const box = (type: string, ...content: readonly Buffer[]): Buffer => {
  const inside = Buffer.concat(content)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + inside.length)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, inside])
}
const numbers = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4)
  values.forEach((value, at) => bytes.writeUInt32BE(value, at * 4))
  return bytes
}

const PIXEL = 65_536

/** The boxes of a film, without its pictures. */
export const filmOf = (width: number, height: number, milliseconds: number): Buffer =>
  Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\0\0isommp42', 'latin1')),
    box(
      'moov',
      box('mvhd', numbers(0, 0, 0, 1000, milliseconds)),
      box(
        'trak',
        box('tkhd', numbers(0, 0, 0, 1, 0, milliseconds, ...Array<number>(12).fill(0), width * PIXEL, height * PIXEL)),
      ),
    ),
    box('mdat', Buffer.alloc(64)),
  ])

/** Of 320 × 180 pixels and two and a half seconds. */
export const film = filmOf(320, 180, 2500)
