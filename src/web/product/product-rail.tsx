import { Children, type ReactNode } from 'react'
import { RowSteps } from '#web/ui/row-steps.tsx'
import { Heading } from '#web/ui/text.tsx'

const SEEN_AT_ONCE = 4

type Props = { title: string; id: string; children: ReactNode; note?: string; action?: ReactNode }

/** Products in a row that scrolls sideways; `children` are its items. */
export const ProductRail = ({ title, id, children, note, action }: Props) => (
  <section aria-labelledby={id} className="flex flex-col gap-6">
    <div className="flex flex-wrap items-end justify-between gap-4">
      <div className="flex flex-col gap-1">
        <Heading level={2} id={id} size="lg">
          {title}
        </Heading>
        {note && <p className="text-slate">{note}</p>}
      </div>
      <div className="flex items-center gap-4">
        {action}
        <RowSteps row={`${id}-row`} few={Children.count(children) <= SEEN_AT_ONCE} />
      </div>
    </div>
    <ul
      id={`${id}-row`}
      className="-mx-(--gutter) flex snap-row scroll-px-(--gutter) gap-(--gutter) px-(--gutter) pb-2 [&>li]:w-[62vw] [&>li]:shrink-0 sm:[&>li]:w-[38vw] lg:[&>li]:w-[calc(25%-1.5rem)]"
    >
      {children}
    </ul>
  </section>
)
