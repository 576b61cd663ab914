import { answerTax } from './tax.ts'
import { missing, type Books, type Intent } from './books.ts'
import { cancelIntent, captureIntent, confirmIntent, createIntent } from './intents.ts'
import { createRefund } from './money-back.ts'
import {
  createCustomer,
  createSetup,
  deleteCustomer,
  detachMethod,
  showMethod,
  showSetup,
  showToken,
} from './people.ts'

export type Request = { method: string; path: string; query: URLSearchParams; form: URLSearchParams }

const list = (data: readonly object[]) => ({ object: 'list', data, has_more: false, url: '' })

/** What Stripe answers to a request that it carries out; throws what it refuses. */
export function answer(books: Books, { method, path, query, form }: Request): object {
  const [, , kind = '', id = '', verb = ''] = path.split('/')
  const write = method === 'POST'
  switch (kind) {
    case 'payment_intents':
      return show(books, intentOf(books, { id, verb, write, form }), write ? form : query)
    case 'refunds':
      return write ? createRefund(books, form) : list(of(books.refunds, query))
    case 'disputes':
      return list(of(books.disputes, query))
    case 'customers':
      return method === 'DELETE' ? deleteCustomer(books, id) : createCustomer(books, form)
    case 'payment_methods':
      return verb === 'detach' ? detachMethod(books, id) : showMethod(books, id)
    case 'confirmation_tokens':
      return showToken(id)
    case 'setup_intents':
      return write ? createSetup(books, form) : showSetup(books, id)
    case 'events':
      return list(eventsSince(books, query))
    case 'payment_method_configurations':
      return list([configurationOf(books)])
    case 'payment_method_domains':
      return list(books.account.domains)
    case 'webhook_endpoints':
      return list(books.account.webhooks)
    case 'tax':
      return answerTax(books, { method, path: path.split('/').slice(3).join('/'), query, form })
    case 'account':
      return { id: 'acct_1', object: 'account', charges_enabled: books.account.takesMoney }
    default:
      throw missing()
  }
}

const WAYS = ['card', 'apple_pay', 'google_pay', 'link', 'paypal', 'klarna']
const configurationOf = ({ account: { offers } }: Books) => ({
  id: 'pmc_1',
  object: 'payment_method_configuration',
  active: true,
  is_default: true,
  ...Object.fromEntries(
    WAYS.map(way => {
      const available = offers.includes(way)
      return [way, { available, display_preference: { value: available ? 'on' : 'off' } }]
    }),
  ),
})

type Asked = { id: string; verb: string; write: boolean; form: URLSearchParams }

function intentOf(books: Books, { id, verb, write, form }: Asked): Intent {
  if (id === '') return createIntent(books, form)
  const intent = books.intents.get(id)
  if (!intent) throw missing()
  if (!write) return intent
  if (verb === 'confirm') return confirmIntent(books, intent, form)
  if (verb === 'capture') return captureIntent(books, intent, form)
  if (verb === 'cancel') return cancelIntent(books, intent)
  throw missing()
}

function show(books: Books, intent: Intent, asked: URLSearchParams): object {
  const expanded = [...asked].some(([name, value]) => name.startsWith('expand') && value === 'latest_charge')
  const charge = books.charges.get(intent.latest_charge ?? '')
  return expanded && charge ? { ...intent, latest_charge: charge } : intent
}

/** Newest first, as Stripe lists everything. */
const of = <T extends { payment_intent: string }>(all: Map<string, T>, query: URLSearchParams): T[] =>
  [...all.values()].filter(each => each.payment_intent === query.get('payment_intent')).toReversed()

function eventsSince({ events }: Books, query: URLSearchParams) {
  const since = Number(query.get('created[gte]') ?? 0)
  const types = [...query].flatMap(([name, value]) => (name.startsWith('types') ? [value] : []))
  return events.filter(({ created, type }) => created >= since && types.includes(type)).toReversed()
}
