import { CallError } from '#contract/client.ts'
import { call } from '#web/call.ts'
import { keepText, readText } from '#web/session/browser-storage.ts'

const USER_KEY = 'cairn.social-user'

export type Handed = { nickname: string; alt: string; caption: string; picture: string }
export type About = { streamId?: string; productId?: string }

/** Hands in a picture, as the user this browser became under the same name before. Answers its id. */
export async function handInPicture(handed: Handed, about: About): Promise<string> {
  const known = userCalled(handed.nickname)
  if (known === undefined) return add(await becomeUser(handed.nickname), handed, about)
  try {
    return await add(known, handed, about)
  } catch (error) {
    if (!(error instanceof CallError) || error.status !== 404) throw error
    return add(await becomeUser(handed.nickname), handed, about)
  }
}

async function becomeUser(nickname: string): Promise<string> {
  const { id } = await call('social.createUser', { body: { nickname } })
  keepText('local', USER_KEY, `${id} ${nickname}`)
  return id
}

/** Whoever signs with another name is somebody else. */
function userCalled(nickname: string): string | undefined {
  const [id = '', ...name] = (readText('local', USER_KEY) ?? '').split(' ')
  return id !== '' && name.join(' ') === nickname ? id : undefined
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
