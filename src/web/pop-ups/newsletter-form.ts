import { shopUrl } from '#domain/sites/shop-urls.ts'

export const POP_UP = 'pop-up'

/** The form as the server makes it for the newsletter page: whole without React, woken by a touch. Undefined without an answer. */
export async function takeNewsletterForm(locale: Parameters<typeof shopUrl>[0]): Promise<Element | undefined> {
  try {
    const answer = await fetch(shopUrl(locale, '/newsletter', { from: POP_UP }))
    if (!answer.ok) return undefined
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const form = page.querySelector('[data-newsletter] > *')
    return form ? document.importNode(form, true) : undefined
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}
