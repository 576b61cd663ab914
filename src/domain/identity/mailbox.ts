import { normalEmail } from './email.ts'

type Ignored = { readonly dots: boolean; readonly name: string }

/** Providers that are known to bring `name+anything` to the mailbox of `name`; some do not see dots either. */
const PLUS_IGNORED: Readonly<Record<string, Ignored>> = {
  'gmail.com': { dots: true, name: 'gmail.com' },
  'googlemail.com': { dots: true, name: 'gmail.com' },
  'outlook.com': { dots: false, name: 'outlook.com' },
  'hotmail.com': { dots: false, name: 'hotmail.com' },
  'live.com': { dots: false, name: 'live.com' },
  'icloud.com': { dots: false, name: 'icloud.com' },
  'me.com': { dots: false, name: 'icloud.com' },
  'fastmail.com': { dots: false, name: 'fastmail.com' },
  'proton.me': { dots: false, name: 'proton.me' },
  'protonmail.com': { dots: false, name: 'proton.me' },
}

/** The one spelling of the mailbox that an address reaches, as far as its provider is known: only to count, never to write to. */
export function mailboxOf(email: string): string {
  const address = normalEmail(email)
  const at = address.lastIndexOf('@')
  const provider = PLUS_IGNORED[address.slice(at + 1)]
  if (!provider) return address
  const [name = ''] = address.slice(0, at).split('+')
  return `${provider.dots ? name.replaceAll('.', '') : name}@${provider.name}`
}
