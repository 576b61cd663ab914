/** The package describes its older form alone. */
declare module 'bidi-js/dist/bidi.mjs' {
  type Bidi = {
    getEmbeddingLevels: (text: string, direction?: 'ltr' | 'rtl') => { levels: Uint8Array }
    getMirroredCharactersMap: (text: string, levels: Uint8Array) => Map<number, string>
  }
  export default function bidiFactory(): Bidi
}
