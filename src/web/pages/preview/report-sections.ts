import type { NodeResult } from 'axe-core'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const BYTES = '/island-bytes.json'
const KILO = 1000

type Finding = { readonly rule: string; readonly node: NodeResult }

/** Writes above each shown section what axe finds in it, and how much script it may download. */
export async function reportSections(): Promise<void> {
  const [{ default: axe }, bytes] = await Promise.all([import('axe-core'), readBytes()])
  const { violations } = await axe.run('[data-example]', {
    runOnly: RULES,
    resultTypes: ['violations'],
    elementRef: true,
  })
  const findings = violations.flatMap(({ id, nodes }) => nodes.map(node => ({ rule: id, node })))
  for (const example of document.querySelectorAll('[data-example]')) {
    const report = example.previousElementSibling
    if (!(report instanceof HTMLElement)) continue
    const own = findings.filter(({ node }) => node.element !== undefined && example.contains(node.element))
    report.dataset['report'] = own.length === 0 ? 'passed' : 'failed'
    report.textContent = `axe: ${said(own)} · script: ${scriptOf(example, bytes)}`
  }
}

const said = (findings: readonly Finding[]): string =>
  findings.length === 0
    ? 'nothing found'
    : findings.map(({ rule, node }) => `${rule} (${node.target.join(' ')})`).join('; ')

function scriptOf(example: Element, bytes: Readonly<Record<string, number>>): string {
  const names = [...example.querySelectorAll('cairn-island')].flatMap(island => island.getAttribute('name') ?? [])
  const islands = [...new Set(names)]
  if (islands.length === 0) return 'none'
  const sum = islands.reduce((all, name) => all + (bytes[name] ?? 0), 0)
  return `${(sum / KILO).toFixed(1)} kB (${islands.join(', ')})`
}

/** Made by the build; a shop in development has none. */
async function readBytes(): Promise<Readonly<Record<string, number>>> {
  const response = await fetch(BYTES)
  return response.ok ? response.json() : {}
}
