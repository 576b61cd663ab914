import { cx } from './class-names.ts'

/** An editor's text. It was cleaned when it was stored: only text, links, lists, tables and pictures are in it. */
export const RichText = ({ html, className }: { html: string; className?: string | undefined }) => (
  <div className={cx('rich-text', className)} dangerouslySetInnerHTML={{ __html: html }} />
)
