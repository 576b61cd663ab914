import { lazy, Suspense, type ComponentProps } from 'react'

/** The editor of texts is large: whoever opens no text does not load it. */
const RichTextEditor = lazy(() => import('../rich-text/rich-text-editor.tsx'))

export const RichInput = (props: ComponentProps<typeof RichTextEditor>) => (
  <div className="rich-place">
    <Suspense fallback={<textarea aria-label={props.label} rows={8} readOnly value={props.value} />}>
      <RichTextEditor {...props} />
    </Suspense>
  </div>
)
