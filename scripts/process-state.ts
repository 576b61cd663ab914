// State of a process lives in Services: what a file of the server may keep beside its functions, and why.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourceFiles, type Breach } from './walls.ts'

const root = new URL('..', import.meta.url).pathname

const STORE =
  /^(?:export )?(?:let |const \w+(?:: (?!Readonly)[^=\n]+)? = new (?:Bounded|Interned|Tally|Kept\w*|\w*Memory|WeakMap|WeakSet|(?:Map|Set)(?:<.*>)?\(\))|const \w+: (?!readonly |Readonly|\[\]).+ = (?:\[\]|\{\})$)/m

/** What is found by a service is state of that service, also in a file that may keep other things. */
const OF_A_SERVICE = /new WeakMap<(?:Services|Catalog|Database|Db|Changes|Config)\b/
/** Memories of features, found by what tells of changes. */
const DOOR = 'src/server/kept.ts'

/** Judged one by one, by why no shop can see another's in it. */
const JUDGED: Readonly<Record<string, readonly string[]>> = {
  'follows from its key, or from the object it is kept by': [
    'cart/cart.queries.ts',
    'cart/checked-address.ts',
    'cart/delivery-labels.ts',
    'cart/present-item.ts',
    'cart/present-shipments.ts',
    'cart/product-facts.ts',
    'catalog/fits.ts',
    'catalog/kept-once.ts',
    'catalog/shown-colour.ts',
    'content/read-content.ts',
    'content/sanitise.ts',
    'content/with-products.ts',
    'mail/filled-in.ts',
    'orders/pdf/typefaces.ts',
    'products/listing-facets.ts',
    'products/product-card.ts',
    'products/recommendations.service.ts',
    'products/suggest.service.ts',
    'social/social.service.ts',
    'tracing/statement-span.ts',
  ],
  'goes with one reply': ['captcha/form-token.service.ts'],
  'is true of the process, whichever shop it runs': [
    'db/embedded.ts',
    'http/compression.ts',
    'identity/common-passwords.ts',
    'identity/passwords.ts',
    'identity/random-bytes.ts',
    'tracing/spans.ts',
  ],
  'runs in a browser': ['openapi/reference-looks.ts', 'payment/simulator/frame-assets.ts'],
}
const KNOWN = Object.values(JUDGED)
  .flat()
  .map(file => `src/server/${file}`)

const isServer = (file: string) => /^src\/server\/(?!testing\/).*(?<!\.test)(?<!\.test-data)\.ts$/.test(file)

export const holdsState = (text: string): boolean => STORE.test(text)
export const holdsStateOfService = (text: string): boolean => OF_A_SERVICE.test(text)

export function findProcessState(files: readonly string[] = sourceFiles()): Breach[] {
  const texts = files.filter(isServer).map(file => ({ file, text: readFileSync(join(root, file), 'utf8') }))
  const holding = texts.flatMap(({ file, text }) => (holdsState(text) ? [file] : []))
  const ofServices = texts.flatMap(({ file, text }) => (file !== DOOR && holdsStateOfService(text) ? [file] : []))
  const refused = new Set([...holding.filter(file => !KNOWN.includes(file)), ...ofServices])
  return [
    ...[...refused].map(file => ({
      file,
      why: 'keeps state beside its functions: it belongs in Services, made in create-services.ts',
    })),
    ...KNOWN.filter(file => !holding.includes(file)).map(file => ({
      file,
      why: 'keeps nothing any more: take it out of scripts/process-state.ts',
    })),
  ]
}
