/** Hands what a call answered to the browser as a file. A plain link could not ask for a fresh proof on its way. */
export async function saveAs(name: string, bytes: ReadableStream | string): Promise<void> {
  const url = URL.createObjectURL(await new Response(bytes).blob())
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}
