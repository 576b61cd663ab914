const LINE = /^([A-Za-z0-9][A-Za-z0-9._-]{0,39})[\s,;]+(\d{1,6})$/

/** SKU and number per line; nothing where a line is neither. */
export function typedLines(typed: string): { sku: string; qty: number }[] | undefined {
  const lines = typed
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
    .map(line => LINE.exec(line))
    .map(found => ({ sku: found?.[1] ?? '', qty: Number(found?.[2] ?? 0) }))
  return lines.length > 0 && lines.every(({ sku, qty }) => sku !== '' && qty > 0) ? lines : undefined
}
