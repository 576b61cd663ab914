import { CallError } from '#contract/client.ts'
import { call } from '#web/call.ts'

const USER_KEY = 'cairn.social-user'

export type Handed = { nickname: string; alt: string; caption: string; picture: string }
export type About = { streamId?: string; productId?: string }

/** Hands in a picture, as the user this browser became when it handed in the first one. Answers its id. */
export async function handInPicture(handed: Handed, about: About): Promise<string> {
  const known = localStorage.getItem(USER_KEY)
  if (known === null) return add(await becomeUser(handed.nickname), handed, about)
  try {
    return await add(known, handed, about)
  } catch (error) {
    if (!(error instanceof CallError) || error.status !== 404) throw error
    return add(await becomeUser(handed.nickname), handed, about)
  }
}

async function becomeUser(nickname: string): Promise<string> {
  const { id } = await call('social.createUser', { body: { nickname } })
  localStorage.setItem(USER_KEY, id)
  return id
}

async function add(userId: string, { alt, caption, picture }: Handed, { streamId, productId }: About): Promise<string> {
  const { id } = await call('social.addMedia', {
    params: { userId },
    body: {
      picture,
      alt,
      termsAccepted: true,
      ...(caption.trim() === '' ? {} : { caption }),
      ...(streamId === undefined ? {} : { streamId }),
      productIds: productId === undefined ? [] : [productId],
    },
  })
  return id
}
