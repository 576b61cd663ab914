import { cx } from '#web/ui/class-names.ts'

/** HTML of an editor. The content service cleaned it before anyone could read it. */
export const RichText = ({ html, className }: { html: string; className?: string }) => (
  <div className={cx('rich-text', className)} dangerouslySetInnerHTML={{ __html: html }} />
)
