// Words that have one home: what no other file may write by hand.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TAG_KINDS } from '#domain/sites/change-tags.ts'
import { sourceFiles, type Breach } from './walls.ts'

const root = new URL('..', import.meta.url).pathname

type Word = { written: RegExp; in: RegExp; home: RegExp; use: string }

/** `promotion:trail10` is also how carts explain an amount, and what limits are counted by. */
const TAGS = TAG_KINDS.filter(kind => kind !== 'promotion').join('|')

/** In a file that does not know the door. What is asked of a cart, or told beside it, needs no turn. */
const CHANGES_CART =
  /^(?![^]*\bchange(?:Cart|Item)\()[^]*\bcall\('cart\.(?!(?:addItem|read|prepareOrder|deviceFingerprint|paymentMethods|giftCardBalance)')/

const WORDS: readonly Word[] = [
  {
    written: /\/\$\{[\w.]*(?:[lL]ocale|LOCALE)\}(?!-)|\/\$\{[\w.]*locales\[|'\/' ?\+ ?[\w.]*[lL]ocale\b|'\/:locale/,
    in: /^src\//,
    home: /^src\/domain\/sites\/shop-urls\.ts$/,
    use: 'writes an address by hand: take it from shopUrl()',
  },
  {
    written: /['`]\/studio\/(?:frame|letter|preview|sso)\b/,
    in: /^src\/(?!server\/testing\/)/,
    home: /^src\/domain\/staff\/studio-addresses\.ts$/,
    use: 'writes an address of the studio by hand: domain/staff/studio-addresses.ts has them',
  },
  {
    written: /data-dialog|data-params|dataset(?:\.|\[')(?:dialog|params)\b/,
    in: /^src\/web\//,
    home: /^src\/web\/dialogs\//,
    use: 'names a dialog by hand: opensDialog() knows them',
  },
  {
    written: new RegExp(`[\`'](?:${TAGS}):(?:\\$\\{|' ?\\|\\||'[),])|pg_notify\\('cairn_changed', '`),
    in: /^src\//,
    home: /^src\/domain\/sites\/change-tags\.ts$/,
    use: 'writes a tag of what changed by hand: take it from tagOf()',
  },
  {
    written: /\b(?:local|session)Storage\b/,
    in: /^src\/web\//,
    home: /^src\/web\/session\/browser-storage\.ts$/,
    use: 'uses storage by hand: session/browser-storage.ts has its keys',
  },
  {
    written: /\bdataLayer\b/,
    in: /^src\/web\//,
    home: /^src\/web\/analytics\//,
    use: 'tells analytics by hand: pushEvent() knows the events',
  },
  {
    written: /\b(?:local|session)Storage\b/,
    in: /^src\/studio\//,
    home: /^src\/studio\/preferences\/kept-in-browser\.ts$/,
    use: 'uses storage by hand: preferences/kept-in-browser.ts has its keys',
  },
  {
    written: /\bcairn_[a-z]/,
    in: /^(?:src\/(?:web|studio)|bench)\//,
    home: /^src\/domain\/sites\/cookies\.ts$/,
    use: 'spells a cookie by hand: domain/sites/cookies.ts has their names',
  },
  {
    written: /basketId: 'current'/,
    in: /^src\//,
    home: /^src\/domain\/cart\/current-cart\.ts$/,
    use: "says 'current' by hand: CURRENT_CART is the cart used last",
  },
  {
    written: /'cart\.addItem'/,
    in: /^src\/web\//,
    home: /^src\/web\/(?:state\/cart-state|product\/add-items|analytics\/follow-cart|pages\/.*)\.tsx?$/,
    use: 'puts into the cart past its door: addToCart() waits for its turn',
  },
  {
    written: CHANGES_CART,
    in: /^src\/web\/(?!pages\/)/,
    home: /^src\/web\/state\//,
    use: 'changes the cart past its door: changeCart() waits for its turn',
  },
  {
    written: /cairn-(?:card-frame|payment-challenge)/,
    in: /^src\//,
    home: /^src\/contract\/payment\/frame-messages\.ts$/,
    use: 'names a frame of payment by hand: contract/payment/frame-messages.ts has them',
  },
  {
    written: /StoreError\(\s*'STAFF_NOT_NOW'/,
    in: /^src\/server\//,
    home: /^src\/server\/staff\/not-now\.ts$/,
    use: 'refuses staff in words of one language: notNow() has a name for each reason',
  },
  {
    written: /\[\\\\%_\]/,
    in: /^src\/server\//,
    home: /^src\/server\/db\/like\.ts$/,
    use: 'escapes a pattern of `like` by hand: db/like.ts does it',
  },
  {
    written: /Record<Language, string>/,
    in: /^src\//,
    home: /^src\/domain\/sites\/texts\.ts$/,
    use: 'holds texts by hand: domain/sites/texts.ts has their shape',
  },
]

/** Tests say what they expect in letters of their own. */
const isTest = (file: string) => /\.test(?:-data)?\.tsx?$/.test(file)

export function findHandwritten(files: readonly string[] = sourceFiles()): Breach[] {
  return files
    .filter(file => /\.tsx?$/.test(file) && !isTest(file))
    .flatMap(file => handwrittenIn(file, readFileSync(join(root, file), 'utf8')))
}

export const handwrittenIn = (file: string, text: string): Breach[] =>
  WORDS.filter(word => word.in.test(file) && !word.home.test(file) && word.written.test(text)).map(({ use }) => ({
    file,
    why: use,
  }))
