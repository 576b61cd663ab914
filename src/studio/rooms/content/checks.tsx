import axe from 'axe-core/axe.min.js?url'
import { memo, useEffect, useState, type RefObject } from 'react'
import type { FromFrame } from '#contract/content/frame-messages.ts'
import { kindOf } from '#domain/content/content-kinds.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { useRuleHelp } from './rule-help.ts'
import { hearFrame, tellFrame } from './frame-talk.ts'
import { useSectionNames } from './use-section-names.ts'
import type { WorkingCopy } from './working-copy.ts'
import { CHECK_WORDS } from './words/checks.ts'

/** Nobody who types waits for it. */
const QUIET_MS = 1200
const KILO = 1000

type Checked = Extract<FromFrame, { type: 'checked' }>
type Props = {
  readonly frame: RefObject<HTMLIFrameElement | null>
  readonly copy: WorkingCopy
  readonly selected: string | undefined
}

/** What is wrong with what is chosen, for people and for search engines, and what script it costs: anew with each change. */
export const Checks = memo(function Checks({ frame, copy, selected }: Props) {
  const { w } = useWords(CHECK_WORDS)
  const { number } = useI18n()
  const [open, setOpen] = useState(false)
  const [checked, setChecked] = useState<Checked>()
  useEffect(() => {
    if (!open) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = () => {
      clearTimeout(timer)
      timer = setTimeout(() => tellFrame(frame, { type: 'check', script: axe, id: selected }), QUIET_MS)
    }
    const stop = hearFrame(frame, message => {
      if (message.type === 'shown' || message.type === 'ready') ask()
      if (message.type === 'checked') setChecked(message)
    })
    ask()
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [open, frame, selected])
  const known = checked?.id === selected ? checked : undefined
  return (
    <details className="page-checks" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{w(selected === undefined ? 'checksOfPage' : 'checksOfSection')}</summary>
      {open && !known && <output>{w('checking')}</output>}
      {open && known && (
        <>
          <output>
            {known.findings.length === 0 ? w('nothingWrong') : w('findings', { count: known.findings.length })} ·{' '}
            {known.scriptBytes === 0
              ? w('noScript')
              : w('scriptBytes', { kilobytes: number(Math.ceil((known.scriptBytes / KILO) * 10) / 10) })}
          </output>
          <ul>
            {known.findings.map((finding, at) => (
              <Finding key={at} finding={finding} copy={copy} />
            ))}
          </ul>
        </>
      )}
    </details>
  )
})

function Finding({
  finding: { rule, help, item },
  copy,
}: {
  readonly finding: Checked['findings'][number]
  readonly copy: WorkingCopy
}) {
  const { named } = useWords(CHECK_WORDS)
  const helpOf = useRuleHelp()
  const nameOf = useSectionNames(copy.current().layers, kindOf(copy.slug))
  return (
    <li>
      <strong>{named(`finding_${rule}`, '')}</strong> {helpOf(rule, help)}{' '}
      {item !== undefined && (
        <button type="button" className="link" onClick={() => copy.select(item)}>
          {nameOf(item)}
        </button>
      )}
    </li>
  )
}
