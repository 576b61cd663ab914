import { useEffect, useState } from 'react'
import { ALL_PERMISSIONS, type Permission } from '#domain/staff/permissions.ts'
import { useI18n } from '../i18n/i18n.tsx'
import { AREA_WORDS, areaOf } from './areas.ts'
import { PERMISSION_WORDS } from './words.ts'

type Props = {
  readonly legend: string
  /** What may be handed out; the rest is shown, but not offered. */
  readonly offered: readonly Permission[]
  readonly chosen: readonly Permission[]
  readonly onChange: (chosen: readonly Permission[]) => void
}

/** As many areas as are seen at once: a dialog opens with these, and the rest follows once it is on the screen. */
const FIRST = 6
const SHOWN_MS = 100
const GROUPED = [...Map.groupBy(ALL_PERMISSIONS, areaOf)]

/** Every permission by its area, in plain words. */
export function PermissionPicker({ legend, offered, chosen, onChange }: Props) {
  const { language } = useI18n()
  const [drawn, setDrawn] = useState(FIRST)
  useEffect(() => {
    const timer = setTimeout(() => setDrawn(GROUPED.length), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [])
  const set = (some: readonly Permission[], on: boolean) =>
    onChange(ALL_PERMISSIONS.filter(each => (some.includes(each) ? on : chosen.includes(each))))
  return (
    <fieldset className="scopes">
      <legend>{legend}</legend>
      {GROUPED.slice(0, drawn).map(([area, all]) => {
        const mine = all.filter(each => offered.includes(each))
        return (
          <fieldset key={area} className="scope-area">
            <legend className="unseen">{AREA_WORDS[area][language]}</legend>
            <label className="scope-all">
              <input
                type="checkbox"
                disabled={mine.length === 0}
                checked={mine.length > 0 && mine.every(each => chosen.includes(each))}
                onChange={({ target }) => set(mine, target.checked)}
              />
              <b>{AREA_WORDS[area][language]}</b>
            </label>
            {all.map(permission => (
              <label key={permission}>
                <input
                  type="checkbox"
                  disabled={!offered.includes(permission)}
                  checked={chosen.includes(permission)}
                  onChange={({ target }) => set([permission], target.checked)}
                />
                <span>
                  {PERMISSION_WORDS[permission][language]} <code className="second">{permission}</code>
                </span>
              </label>
            ))}
          </fieldset>
        )
      })}
    </fieldset>
  )
}
