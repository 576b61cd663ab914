import { useState, type ReactNode } from 'react'
import type { Path } from '#domain/content/content-paths.ts'
import { scopeOf, setField, type Layers } from '#domain/content/edit-layers.ts'
import { isRaw, type Raw } from '#domain/content/merge-layers.ts'
import { placeFilm, placePicture, takeMediaAway } from '#domain/content/place-media.ts'
import { AssetPicker } from '../../../assets/asset-picker.tsx'
import type { Asset } from '../../../assets/asset.ts'
import { useScopeNames } from '../../../i18n/scope-names.ts'
import { useWords } from '../../../i18n/room-words.ts'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/notices.tsx'
import type { Editing } from '../editing.ts'
import { LayerMenu } from '../layer-menu.tsx'
import { WORDS } from '../words.ts'
import { useDroppedAsset } from './dropped-asset.ts'
import { FocalPoint } from './focal-point.tsx'
import { WordsByLanguage } from './words-by-language.tsx'

type Takes = 'pictures' | 'films' | 'either'
type Props = {
  readonly label: string
  readonly takes: Takes
  readonly path: Path
  readonly value: unknown
  readonly editing: Editing
  /** What else is said of a film. */
  readonly children?: ReactNode
}

/** A picture or film out of the library: what it is and how large comes with it, what is seen in it is said in each language. */
export function MediaField({ label, takes, path, value, editing, children }: Props) {
  const { w } = useWords(WORDS)
  const scopeNamed = useScopeNames()
  const [picking, setPicking] = useState<'pictures' | 'films'>()
  const { copy, layers, scopes, id: item } = editing
  const media: Raw = isRaw(value) ? value : {}
  const isFilm = 'sources' in media || takes === 'films'
  const [general = 'any'] = scopes
  const said = scopeOf(layers, scopes, item, [...path, isFilm ? 'sources' : 'id'])
  const scope = said ?? general
  const change = (edit: (known: Layers) => Layers) => copy.change(`${scope} ${item ?? ''} ${path.join('.')}`, edit)
  const place = (asset: Asset) => {
    setPicking(undefined)
    const placed = placedIn(takes, asset, known => [known, scope, item, path])
    if (placed) change(placed)
    else notify(w('notThisKind', { name: asset.name }))
  }
  const { state, target } = useDroppedAsset(place)
  const isThere = said !== undefined
  return (
    <>
      <fieldset className="media-field" data-over={state === 'over'} {...target}>
        <legend className="unseen">{label}</legend>
        <div className="field-head">
          <span>{label}</span>
          <LayerMenu
            label={label}
            said={said}
            scopes={scopes}
            mayWrite={copy.mayWrite}
            onOverride={where => change(known => setField(known, where, item, path, value))}
            onTakeBack={where => change(known => takeMediaAway(known, where, item, path))}
          />
        </div>
        {state === 'sending' && <output>{w('sendingFile')}</output>}
        {!isThere && <p className="hint">{w(isFilm ? 'noFilm' : 'noPicture')}</p>}
        {isThere && !isFilm && (
          <FocalPoint
            picture={textOf(media['id'])}
            value={media['focalPoint']}
            onChange={point => change(known => setField(known, scope, item, [...path, 'focalPoint'], point))}
          />
        )}
        {isThere && <p className="hint">{w(isFilm ? 'filmFacts' : 'pixels', factsOf(media))}</p>}
        <fieldset className="media-acts" disabled={!copy.mayWrite(scope)}>
          {takes !== 'films' && (
            <Button look="quiet" onClick={() => setPicking('pictures')}>
              {w('fromLibrary')}
            </Button>
          )}
          {takes !== 'pictures' && (
            <Button look="quiet" onClick={() => setPicking('films')}>
              {w('filmInstead')}
            </Button>
          )}
          {isThere && (
            <Button look="quiet" onClick={() => change(known => takeMediaAway(known, scope, item, path))}>
              {w('takeMediaAway')}
            </Button>
          )}
        </fieldset>
        {!copy.mayWrite(scope) && <p className="hint">{w('notYours', { scope: scopeNamed(scope) })}</p>}
        {isThere && (
          <WordsByLanguage
            label={w(isFilm ? 'filmWords' : 'field_alt')}
            hint={w('altHint')}
            path={[...path, isFilm ? 'description' : 'alt']}
            editing={editing}
          />
        )}
        {isThere && isFilm && (
          <>
            <MediaField
              label={w('poster')}
              takes="pictures"
              path={[...path, 'poster']}
              value={media['poster']}
              editing={editing}
            />
            {children}
          </>
        )}
      </fieldset>
      {/* Beside it: what is dropped in the dialog is not dropped here. */}
      {picking && <AssetPicker only={picking} onChoose={place} onClose={() => setPicking(undefined)} />}
    </>
  )
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const numberOf = (value: unknown) => (typeof value === 'number' ? value : 0)

const factsOf = (media: Raw) => ({
  width: numberOf(media['width']),
  height: numberOf(media['height']),
  seconds: Math.round(numberOf(media['duration'])),
})

type Place = readonly [layers: Layers, scope: string, item: string | undefined, path: Path]

/** How an asset comes into a place, where it may stand there. */
function placedIn(
  takes: Takes,
  { picture, poster, fileUrl, width, height, durationMs, alts }: Asset,
  at: (known: Layers) => Place,
): ((known: Layers) => Layers) | undefined {
  if (picture !== undefined)
    return takes === 'films' ? undefined : known => placePicture(...at(known), { id: picture, width, height }, alts)
  if (fileUrl === undefined || takes === 'pictures') return undefined
  const film = {
    src: fileUrl,
    width,
    height,
    duration: (durationMs ?? 0) / 1000,
    ...(poster !== undefined && { poster }),
  }
  return known => placeFilm(...at(known), film)
}
