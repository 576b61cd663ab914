import type { ReactNode } from 'react'
import { Heading } from '#web/ui/text.tsx'

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
      {action}
    </div>
    <ul className="-mx-(--gutter) flex snap-x scroll-px-(--gutter) gap-(--gutter) overflow-x-auto px-(--gutter) pb-2 [&>li]:w-[62vw] [&>li]:shrink-0 [&>li]:snap-start sm:[&>li]:w-[38vw] lg:[&>li]:w-[calc(25%-1.5rem)]">
      {children}
    </ul>
  </section>
)
