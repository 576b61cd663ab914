import type { ComponentProps } from 'react'
import { cx } from './class-names.ts'

/** An editor's text. It was cleaned when it was stored: only text, links, lists, tables and pictures are in it. */
export const RichText = ({ html, className, ...rest }: { html: string } & Omit<ComponentProps<'div'>, 'children'>) => (
  <div {...rest} className={cx('rich-text', className)} dangerouslySetInnerHTML={{ __html: html }} />
)
