import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
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

/** A folder on the disk; names may lead into others inside it. */
export async function folderOf(files: readonly Sent[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cairn-folder-'))
  for (const { name, bytes } of files) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), bytes)
  }
  return folder
}

/** As the system hands over what is dragged from its own windows. */
export async function dropFolder(page: Page, folder: string): Promise<void> {
  const place = page.locator('.drop-zone')
  await place.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const browser = await page.context().newCDPSession(page)
  const data = { items: [], files: [folder], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await browser.send('Input.dispatchDragEvent', { type, x: x + width / 2, y: y + height / 2, data })
  await browser.detach()
}
