import type { Picture as PictureFacts } from '#contract/content/content-media.ts'
import {
  BoxIcon,
  CalendarIcon,
  ClockIcon,
  GiftIcon,
  MailIcon,
  NeedleIcon,
  ReturnIcon,
  RulerIcon,
  StarIcon,
  StoreIcon,
  TruckIcon,
  type Icon,
} from '#web/ui/icons.tsx'
import { Picture } from '#web/ui/picture.tsx'

/** Icons of the design by the name content gives them; they take the colour of the text. */
const DRAWN: Readonly<Record<string, Icon>> = {
  'icons/parcel': BoxIcon,
  'icons/truck': TruckIcon,
  'icons/return': ReturnIcon,
  'icons/needle': NeedleIcon,
  'icons/ruler': RulerIcon,
  'icons/store': StoreIcon,
  'icons/star': StarIcon,
  'icons/gift': GiftIcon,
  'icons/clock': ClockIcon,
  'icons/mail': MailIcon,
  'icons/calendar': CalendarIcon,
}
const PIXELS = { small: 24, medium: 32, large: 56 } as const

export function IconPicture({ picture, size }: { picture: PictureFacts; size: keyof typeof PIXELS }) {
  const Drawn = DRAWN[picture.id]
  const pixels = PIXELS[size]
  if (Drawn) return <Drawn size={pixels} className="shrink-0" />
  return (
    <span className="block shrink-0" style={{ width: pixels }}>
      <Picture shape="scene" picture={picture} sizes={`${pixels}px`} className="w-full" />
    </span>
  )
}
