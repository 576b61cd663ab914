import type { ReactNode, SubmitEvent } from 'react'

type Props = {
  /** What the page does with it when there is no script. */
  action: string
  fields?: Readonly<Record<string, string>>
  /** What an awake island does in its place; gets the fields, and the value of the button that was pressed. */
  onPost: (fields: FormData) => void
  children: ReactNode
  className?: string
  label?: string
}

/** A form that works either way: posted to the page, or taken over by the island. */
export function PostForm({ action, fields = {}, onPost, children, className, label }: Props) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onPost(new FormData(event.currentTarget, event.nativeEvent.submitter))
  }
  return (
    <form method="post" onSubmit={submit} className={className} aria-label={label}>
      <input type="hidden" name="_action" value={action} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}
