import { useState, type ChangeEvent, type ReactNode } from 'react'
import { sameValue } from '#domain/bulk/cell-types.ts'
import { useWords } from '../../i18n/room-words.ts'
import { Button } from '../../ui/button.tsx'
import { Field, TextField } from '../../ui/field.tsx'
import { textOf, type Cell, type Part } from './style.ts'
import type { Draft } from './use-draft.ts'
import { WORDS } from './words.ts'

type Of = { readonly draft: Draft; readonly part: Part; readonly field: string }
type Props = Of & { readonly label: string; readonly hint?: string; readonly maxLength?: number }

const nothing = (text: string): string | null => (text === '' ? null : text)

/** Around a field: whether it is changed, and what somebody else wrote meanwhile. */
export function Drafted({ draft, part, field, children }: Of & { readonly children: ReactNode }) {
  const { w } = useWords(WORDS)
  const theirs: Cell | undefined = draft.meanwhile(part, field)
  return (
    <div className="draft-field" data-changed={draft.isChanged(part, field)}>
      {children}
      {theirs !== undefined && (
        <p className="warning" role="alert">
          {w('meanwhile', { value: textOf(theirs) })}
          <Button look="quiet" onClick={() => draft.keepMine(part, field)}>
            {w('mine')}
          </Button>
          <Button look="quiet" onClick={() => draft.takeTheirs(part, field)}>
            {w('theirs')}
          </Button>
        </p>
      )}
    </div>
  )
}

/** One line. */
export function LineField({ draft, part, field, ...shown }: Props) {
  return (
    <Drafted draft={draft} part={part} field={field}>
      <Field
        {...shown}
        disabled={!draft.mayChange}
        value={textOf(draft.value(part, field))}
        onChange={event => draft.set(part, field, nothing(event.target.value))}
      />
    </Drafted>
  )
}

/** Many lines of one text. */
export function LongField({ draft, part, field, ...shown }: Props) {
  return (
    <Drafted draft={draft} part={part} field={field}>
      <TextField
        {...shown}
        rows={5}
        disabled={!draft.mayChange}
        value={textOf(draft.value(part, field))}
        onChange={event => draft.set(part, field, nothing(event.target.value))}
      />
    </Drafted>
  )
}

const listIn = (text: string, sign: string): string[] =>
  text
    .split(sign)
    .map(each => each.trim())
    .filter(Boolean)

/** What was typed of a list, for as long as it says what the list is: an empty line is where the next one begins. */
function useTypedList({ draft, part, field }: Props, sign: string, between: string) {
  const [typed, setTyped] = useState('')
  const value = draft.value(part, field)
  const list = Array.isArray(value) ? value : []
  return {
    disabled: !draft.mayChange,
    value: sameValue(listIn(typed, sign), list) ? typed : list.join(between),
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setTyped(target.value)
      draft.set(part, field, listIn(target.value, sign))
    },
  }
}

/** A list, with one on each line. */
export function ListField(props: Props) {
  const { draft, part, field, ...shown } = props
  const typed = useTypedList(props, '\n', '\n')
  return (
    <Drafted draft={draft} part={part} field={field}>
      <TextField {...shown} rows={5} {...typed} />
    </Drafted>
  )
}

/** A list of words, with commas between. */
export function WordsField(props: Props) {
  const { draft, part, field, ...shown } = props
  const typed = useTypedList(props, ',', ', ')
  return (
    <Drafted draft={draft} part={part} field={field}>
      <Field {...shown} {...typed} />
    </Drafted>
  )
}

export function NumberField({ draft, part, field, ...shown }: Props) {
  return (
    <Drafted draft={draft} part={part} field={field}>
      <Field
        {...shown}
        type="number"
        disabled={!draft.mayChange}
        value={textOf(draft.value(part, field))}
        onChange={({ target }) => draft.set(part, field, target.value === '' ? null : target.valueAsNumber)}
      />
    </Drafted>
  )
}
