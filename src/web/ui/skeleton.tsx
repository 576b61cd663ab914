import { LIMITS } from '#domain/time/timings.ts'
import { cx } from './class-names.ts'

export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden="true" className={cx('block animate-pulse rounded-control bg-stone-200', className)} />
)

const times = (count: number) => Array.from({ length: count }, (_, index) => index)

const SwatchSkeletons = () => (
  <span className="flex gap-1.5">
    {times(LIMITS.skeletonSwatches).map(index => (
      <Skeleton key={index} className="size-5 rounded-full" />
    ))}
  </span>
)

export const ProductCardSkeleton = () => (
  <div className="flex flex-col gap-2">
    <Skeleton className="aspect-4/5 rounded-none" />
    <Skeleton className="mt-2 h-4 w-3/4" />
    <Skeleton className="h-4 w-1/2" />
    <Skeleton className="h-4 w-1/4" />
    <SwatchSkeletons />
  </div>
)
