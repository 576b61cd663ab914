import { Fragment } from 'react'

type Props = { typed: string; text: string; className?: string }

/** A suggestion: what each of its words says beyond the letters that were typed is bold. */
export function Beyond({ typed, text, className }: Props) {
  const begun = plain(typed).split(' ').filter(Boolean)
  const known = (word: string) =>
    Math.max(0, ...begun.filter(start => plain(word).startsWith(start)).map(start => start.length))
  return (
    <span className={className}>
      {text.split(' ').map((word, at) => (
        // eslint-disable-next-line react/no-array-index-key -- the words of a text stand where they stand
        <Fragment key={at}>
          {at > 0 && ' '}
          {begun.length === 0 ? word : word.slice(0, known(word))}
          {begun.length > 0 && known(word) < word.length && <b className="font-semibold">{word.slice(known(word))}</b>}
        </Fragment>
      ))}
    </span>
  )
}

/** Letter by letter without its accent, so that each stays where it is. */
const plain = (text: string) => Array.from(text.toLowerCase(), letter => letter.normalize('NFD').charAt(0)).join('')
