import { useId } from 'react'
import { RICH_TEXT_FIELDS } from '#domain/content/rich-text-tags.ts'
import { translate, keyOf, type Translation } from '#domain/content/translations.ts'
import type { Language } from '#domain/sites/sites.ts'
import { useWords } from '../../../i18n/room-words.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { RichInput } from '../widgets/rich-input.tsx'
import type { WorkingCopy } from '../working-copy.ts'
import { SOURCE } from './target-language.ts'
import { TRANSLATION_WORDS } from './words.ts'

type Props = {
  readonly text: Translation
  readonly language: Language
  readonly copy: WorkingCopy
  readonly onBegin: () => void
}

export function TranslationRow({ text, language, copy, onBegin }: Props) {
  const { w, named } = useWords(TRANSLATION_WORDS)
  const { id, path, source, target = '', state } = text
  const input = useId()
  const isRich = RICH_TEXT_FIELDS.has(String(path.at(-1)))
  const field = path.map(part => (typeof part === 'number' ? part + 1 : named(`field_${part}`, part))).join(' › ')
  const write = (value: string) => {
    onBegin()
    copy.change(`translate ${keyOf(text)}`, layers => translate(layers, language, text, value))
  }
  const label = w('translationOf', { field: `${id ?? ''} ${field}`.trim() })
  return (
    <li className="translation" data-state={state}>
      <div className="translation-head">
        <strong>{field}</strong> <span className="second">{id}</span>{' '}
        <span className={`badge badge-${state === 'done' ? 'active' : 'invited'}`}>{w(`state_${state}`)}</span>
      </div>
      <p className="translation-source" lang={SOURCE}>
        {isRich ? <Tagged html={source} /> : source}
      </p>
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
