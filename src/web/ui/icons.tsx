import type { ReactNode } from 'react'
import { cx } from './class-names.ts'

export type IconProps = { size?: number; className?: string; filled?: boolean }
export type Icon = (props: IconProps) => ReactNode

/** One hand: a 20 px field, 1.5 px strokes, round ends. Decoration only; the words stand beside it. */
const icon =
  (drawing: ReactNode): Icon =>
  ({ size = 20, className, filled = false }) => (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      aria-hidden="true"
      className={cx('icon', filled && 'icon-filled', className)}
    >
      {drawing}
    </svg>
  )

const line = (d: string) => icon(<path d={d} />)

export const SearchIcon = line('M9 15A6 6 0 1 0 9 3a6 6 0 0 0 0 12Zm4.400-1.600L17 17')
export const CartIcon = line('M3.500 6.500h13l-1 10.500h-11l-1-10.500ZM7 9V5.500a3 3 0 0 1 6 0V9')
export const HeartIcon = line(
  'M10 16.800S3 12.900 3 7.900A3.700 3.700 0 0 1 10 6a3.700 3.700 0 0 1 7 1.900c0 5-7 8.900-7 8.900Z',
)
export const AccountIcon = line('M10 10a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7Zm-6.500 7a6.500 6.500 0 0 1 13 0')
export const StoreIcon = line(
  'M10 17.500s5.500-5 5.500-9.500a5.500 5.500 0 0 0-11 0c0 4.500 5.500 9.500 5.500 9.500Zm0-7.500a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
)
export const MenuIcon = line('M3 5.500h14M3 10h14M3 14.500h14')
export const CloseIcon = line('m4.500 4.500 11 11m0-11-11 11')
export const ChevronDownIcon = line('m5 7.500 5 5 5-5')
export const ChevronUpIcon = line('m5 12.500 5-5 5 5')
export const ChevronLeftIcon = line('m12.500 5-5 5 5 5')
export const ChevronRightIcon = line('m7.500 5 5 5-5 5')
export const ArrowRightIcon = line('M3.500 10h13m-5-5 5 5-5 5')
export const ArrowLeftIcon = line('M16.500 10h-13m5-5-5 5 5 5')
export const ExternalIcon = line('M8 4.500H4.500v11h11V12M11.500 4h4.500v4.500M16 4l-7 7')
export const PlusIcon = line('M10 4v12M4 10h12')
export const MinusIcon = line('M4 10h12')
export const CheckIcon = line('m4 10.500 4 4 8-9')
export const StarIcon = line(
  'm10 2.800 2.200 4.600 5 .7-3.600 3.500.9 5-4.500-2.400-4.500 2.400.9-5L2.800 8.100l5-.7L10 2.800Z',
)
export const TruckIcon = line(
  'M2 5h9.500v8.500H2V5Zm9.500 3H15l3 3v2.500h-6.500M6 15.500a1.500 1.500 0 1 0 0-3 1.500 1.500 0 0 0 0 3Zm8.500 0a1.500 1.500 0 1 0 0-3 1.500 1.500 0 0 0 0 3Z',
)
export const ReturnIcon = line('M7 4 3.500 7.500 7 11M3.500 7.500H12a4.500 4.500 0 0 1 0 9H7')
export const BoxIcon = line(
  'M10 2.500 16.500 6v8L10 17.500 3.500 14V6L10 2.500Zm0 7.500L3.500 6M10 10l6.500-4M10 10v7.500',
)
export const FilterIcon = line('M3 6h14M3 14h14M7 6a1.800 1.800 0 1 1 0 .01M13 14a1.800 1.800 0 1 1 0 .01')
export const GiftIcon = line(
  'M3 7h14v3.500H3V7Zm1.500 3.500V17h11v-6.500M10 7v10M10 7S9.500 3 7 3a2 2 0 0 0 0 4h3Zm0 0s.5-4 3-4a2 2 0 0 1 0 4h-3Z',
)
export const RulerIcon = line('m2.500 13.500 11-11 4 4-11 11-4-4ZM6 10l1.500 1.500M8.500 7.500 10 9m1-4 1.500 1.500')
export const ShareIcon = line('M10 12.500V3m0 0L6.500 6.500M10 3l3.500 3.500M4.500 10v7h11v-7')
export const NeedleIcon = line(
  'M3 17 13.700 6.300M17.200 2.800c.7.7.3 1.900-.7 2.900s-2.100 1.300-2.800.6-.4-1.800.6-2.800 2.200-1.400 2.900-.7Zm-1.700 1.700c2.300 3.500 1.500 6.500-1.500 6.500-3.500 0-5.500 1-4.500 3.500.8 2 4 2.500 7 .5',
)
export const TrashIcon = line('M3.500 5.500h13M8 5.500V3h4v2.500m-7 0 .8 11.500h8.400L15 5.500M8.500 9v5m3-5v5')
export const InfoIcon = line('M10 17.500a7.500 7.500 0 1 0 0-15 7.500 7.500 0 0 0 0 15Zm0-8.500v5m0-8v.01')
export const WarningIcon = line('M10 3 2.500 16.500h15L10 3Zm0 5v4m0 2.500v.01')
export const EyeIcon = line(
  'M2 10s3-5.500 8-5.500S18 10 18 10s-3 5.500-8 5.500S2 10 2 10Zm8 2.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5Z',
)
export const EyeOffIcon = line(
  'M3 3l14 14M8.200 4.700A7.600 7.600 0 0 1 10 4.500c5 0 8 5.500 8 5.500a14 14 0 0 1-2.300 2.900m-2.500 1.900a7 7 0 0 1-3.200.7c-5 0-8-5.500-8-5.500a14 14 0 0 1 3.500-3.900m2.800 2.200a2.500 2.500 0 0 0 3.400 3.500',
)
export const CardIcon = line('M2.500 5h15v10.500h-15V5Zm0 3.500h15M5 12.500h3')
export const ClockIcon = line('M10 17.500a7.500 7.500 0 1 0 0-15 7.500 7.500 0 0 0 0 15ZM10 6v4l2.500 2')
export const GlobeIcon = line(
  'M10 17.500a7.500 7.500 0 1 0 0-15 7.500 7.500 0 0 0 0 15ZM2.500 10h15M10 2.500c2.200 2 3.200 4.600 3.200 7.500s-1 5.500-3.200 7.500c-2.200-2-3.200-4.600-3.200-7.500s1-5.500 3.200-7.500Z',
)
export const LockIcon = line('M4.500 9h11v8h-11V9ZM7 9V6.500a3 3 0 0 1 6 0V9m-3 3v2')
export const MailIcon = line('M2.500 4.500h15v11h-15v-11Zm0 .5 7.500 6 7.500-6')
export const PhoneIcon = line(
  'M7 3H4a1 1 0 0 0-1 1c0 7.200 5.800 13 13 13a1 1 0 0 0 1-1v-3l-4-1.500-1.800 1.800a10 10 0 0 1-4.500-4.500L8.500 7 7 3Z',
)
export const PlayIcon = line('M6 3.500v13l10.500-6.500L6 3.500Z')
export const PauseIcon = line('M7 4v12m6-12v12')
export const ZoomIcon = line('M9 15A6 6 0 1 0 9 3a6 6 0 0 0 0 12Zm4.400-1.600L17 17M9 6.500v5M6.500 9h5')
export const DotsIcon = line('M4.500 10v.01M10 10v.01M15.500 10v.01')
export const SortIcon = line('M6 4v12m0 0-3-3m3 3 3-3m5-9v12m0-12-3 3m3-3 3 3')
export const SignOutIcon = line('M8 3.500H3.500v13H8M12.500 6l4 4-4 4m4-4H8')
export const DownloadIcon = line('M10 3v10m0 0-4-4m4 4 4-4M3.500 17h13')
export const CalendarIcon = line('M3 4.500h14V17H3V4.500Zm0 4h14M6.500 2.500v4m7-4v4')
