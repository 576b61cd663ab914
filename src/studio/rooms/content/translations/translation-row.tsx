import { useId } from 'react'
import { RICH_TEXT_FIELDS } from '#domain/content/rich-text-tags.ts'
import { translate, keyOf, type Target, type Translation } from '#domain/content/translations.ts'
import { wordDiff, type WordPart } from '#domain/content/word-diff.ts'
import type { Language } from '#domain/sites/sites.ts'
import { useLanguageNames } from '../../../i18n/language-names.ts'
import { useWords } from '../../../i18n/room-words.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { RichInput } from '../widgets/rich-input.tsx'
import type { WorkingCopy } from '../working-copy.ts'
import { FormattedSource } from './formatted-source.tsx'
import { TRANSLATION_WORDS } from './words.ts'

type Props = {
  readonly text: Translation
  /** What editors call the section it is of. */
  readonly within: string | undefined
  readonly source: Language
  readonly language: Target
  readonly copy: WorkingCopy
  readonly onBegin: () => void
}

export function TranslationRow({ text, within, source: from, language, copy, onBegin }: Props) {
  const { w, named } = useWords(TRANSLATION_WORDS)
  const languageNamed = useLanguageNames()
  const { path, source, target = '', was, state } = text
  const told = was === undefined ? undefined : wordDiff(was, source)
  const input = useId()
  const isRich = RICH_TEXT_FIELDS.has(String(path.at(-1)))
  const field = path.map(part => (typeof part === 'number' ? part + 1 : named(`field_${part}`, part))).join(' › ')
  const write = (value: string) => {
    onBegin()
    copy.change(`translate ${keyOf(text)}`, layers => translate(layers, language, text, value))
  }
  const label = w('translationOf', { field: within === undefined ? field : `${within}: ${field}` })
  return (
    <li className="translation" data-state={state}>
      <div className="translation-head">
        <strong>{field}</strong>{' '}
        <span className={`badge badge-${state === 'done' || state === 'same' ? 'active' : 'invited'}`}>
          {w(`state_${state}`, { language: languageNamed(from) })}
        </span>
      </div>
      <div lang={from}>
        {told && (
          <p className="translation-source translation-before">
            <strong>{w('before')}:</strong> <Parts parts={told.before} as="del" isRich={isRich} />
          </p>
        )}
        {isRich && !told ? (
          <FormattedSource html={source} />
        ) : (
          <p className="translation-source">
            <Parts parts={told?.after ?? [{ text: source, isOther: false }]} as="ins" isRich={isRich} />
          </p>
        )}
      </div>
      <div>
        {isRich && copy.mayWrite(language) ? (
          <div lang={language}>
            <RichInput id={input} label={label} value={target} onChange={write} />
          </div>
        ) : (
          <TextField
            label={label}
            lang={language}
            readOnly={!copy.mayWrite(language)}
            rows={Math.min(8, Math.ceil(source.length / 60) + 1)}
            value={target}
            onChange={event => write(event.target.value)}
          />
        )}
        {target !== '' && linksIn(target) < linksIn(source) && <p className="hint">{w('linkLost')}</p>}
        {state === 'missing' && copy.mayWrite(language) && (
          <Button look="quiet" onClick={() => write(source)}>
            {w('copySource')}
          </Button>
        )}
        {state === 'same' && copy.mayWrite(language) && (
          <Button look="quiet" onClick={() => write(source)}>
            {w('adapt')}
          </Button>
        )}
        {state === 'stale' && copy.mayWrite(language) && (
          <Button look="quiet" onClick={() => write(target)}>
            {w('stillRight')}
          </Button>
        )}
      </div>
    </li>
  )
}

const linksIn = (html: string): number => html.split('<a ').length

type PartsProps = { readonly parts: readonly WordPart[]; readonly as: 'del' | 'ins'; readonly isRich: boolean }

/** A text, and in it what the other one does not say. */
const Parts = ({ parts, as: Mark, isRich }: PartsProps) =>
  parts.map(({ text, isOther }, at) => {
    const said = isRich ? <Tagged html={text} /> : text
    return isOther ? <Mark key={at}>{said}</Mark> : <span key={at}>{said}</span>
  })

/** Words to translate, and between them the tags that stay. */
const Tagged = ({ html }: { readonly html: string }) =>
  html.split(/(<[^>]*>)/).map((part, at) =>
    part.startsWith('<') ? (
      <code key={at} className="tag-around">
        {part}
      </code>
    ) : (
      part
    ),
  )
