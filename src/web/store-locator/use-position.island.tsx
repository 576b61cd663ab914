import { useState } from 'react'
import { useT } from '#web/i18n/i18n.tsx'
import { browserPosition } from '#web/ui/browser-position.ts'
import { Notice } from '#web/ui/notice.tsx'
import { TextButton } from '#web/ui/text.tsx'

/** Searches around the browser's position, which stands in the address no finer than a part of a town. */
export default function UsePosition() {
  const t = useT()
  const [refused, setRefused] = useState(false)
  const search = async () => {
    const position = await browserPosition()
    setRefused(!position)
    if (!position) return
    const next = new URL(location.href)
    next.searchParams.delete('q')
    next.searchParams.set('lat', position.latitude.toFixed(2))
    next.searchParams.set('lng', position.longitude.toFixed(2))
    location.assign(next)
  }
  return (
    <>
      <TextButton className="needs-script mt-3 py-1 text-sm" onClick={() => void search()}>
        {t('stores.useHere')}
      </TextButton>
      {refused && <Notice className="mt-3">{t('stores.noPosition')}</Notice>}
    </>
  )
}
