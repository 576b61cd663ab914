import type { JSHandle, Page } from 'playwright-core'
import sharp from 'sharp'

export type Sent = { readonly name: string; readonly bytes: Buffer }

let taken = 0

/** A photograph that nobody has taken in before: it says so itself. */
export async function photograph(name: string, format: 'jpeg' | 'png' | 'avif' = 'jpeg'): Promise<Sent> {
  const background = { r: (++taken * 29) % 256, g: (taken * 83) % 256, b: 120 }
  const plain = sharp({ create: { width: 160, height: 200, channels: 3, background } })
  const told = { IFD0: { ImageDescription: `${name} ${Date.now()} ${taken}` } }
  return { name, bytes: await plain.withExif(told).toFormat(format).toBuffer() }
}

/** Files as a browser hands them to a page. */
const carried = (page: Page, files: readonly Sent[]): Promise<JSHandle<DataTransfer>> =>
  page.evaluateHandle(
    sent => {
      const taken = new DataTransfer()
      for (const { name, base64 } of sent)
        taken.items.add(new File([Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))], name))
      return taken
    },
    files.map(({ name, bytes }) => ({ name, base64: bytes.toString('base64') })),
  )

export const drop = async (page: Page, files: readonly Sent[]): Promise<void> =>
  page.dispatchEvent('.drop-zone', 'drop', { dataTransfer: await carried(page, files) })

/** As a browser tells of files in the clipboard. */
export const paste = async (page: Page, files: readonly Sent[]): Promise<void> =>
  (await carried(page, files)).evaluate(clipboardData => {
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  })
