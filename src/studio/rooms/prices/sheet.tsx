import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { SITE_IDS } from '#domain/sites/sites.ts'
import { call } from '../../calls/call.ts'
import { useCall, useMe } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import { Pages } from '../../lists/pages.tsx'
import { useChangeSearch } from '../../lists/search.ts'
import { usePages } from '../../lists/use-pages.ts'
import { AskBeforeLeaving } from '../../ui/ask-before-leaving.tsx'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/field.tsx'
import { FindForm } from '../../ui/find-form.tsx'
import { Empty } from '../../ui/state.tsx'
import { Grid } from './grid.tsx'
import { ReviewDialog } from './review-dialog.tsx'
import { isElsewhere, isWrong, LAYERS, shownName, type PriceList, type Shown } from './sheet-cells.ts'
import { useStaged } from './use-staged.ts'
import { WORDS } from './words.ts'

const PAGE = 50

/** Every price of every site in one sheet. What is typed waits until it was looked at. */
export function Sheet() {
  const { w } = useWords(WORDS)
  const { q, layer } = useSearch({ from: '/house/prices' })
  const change = useChangeSearch()
  const { data: me } = useMe()
  const { data: known } = useCall('priceLists.list', { query: {} })
  const { staged, stage, step, begin } = useStaged()
  const [reviewing, setReviewing] = useState(false)
  const lists = known?.lists.filter(({ state }) => state !== 'over') ?? []
  const shown = shownBy(layer, lists)
  const query = {
    limit: PAGE,
    ...(q !== undefined && { q }),
    ...(shown.layer === 'list' && { list: shown.list.id }),
  }
  const found = usePages('prices.sheet', after => call('prices.sheet', { query: { ...query, ...after } }), query)
  const wrong = [...staged.values()].filter(typed => isWrong(typed, shown)).length
  const elsewhere = [...staged.values()].some(typed => isElsewhere(typed, shown))
  const why = elsewhere ? w('elsewhere') : wrong > 0 ? w('wrong', { count: wrong }) : undefined
  // What has no price on a site can be given one there.
  const givable = shown.layer === 'price' && me?.permissions.includes('prices.write') ? me.sites : []
  const mayReview = staged.size > 0 && why === undefined
  return (
    <>
      <div className="list-head">
        <FindForm
          label={w('findLabel')}
          hint={w('findHint')}
          button={w('find')}
          longest={64}
          sought={q ?? ''}
          onFind={sought => change({ q: sought })}
        />
        <SelectField
          label={w('show')}
          disabled={staged.size > 0}
          hint={staged.size > 0 ? w('saveFirst') : undefined}
          value={shownName(shown)}
          onChange={event => change({ layer: event.target.value })}
        >
          {LAYERS.map(each => (
            <option key={each} value={each}>
              {w(`layer_${each}`)}
            </option>
          ))}
          {lists.map(({ id, name }) => (
            <option key={id} value={id}>
              {w('layerList', { name })}
            </option>
          ))}
        </SelectField>
        <Link to="/history" search={{ objectType: 'price' }} className="button button-quiet">
          {w('history')}
        </Link>
      </div>
      {staged.size > 0 && (
        <output className="bulk">
          <span>{w('staged', { count: staged.size })}</span>
          <Button onClick={() => stage(new Map())}>{w('discard')}</Button>
          <Button look="primary" why={why} onClick={() => setReviewing(true)}>
            {w('review')}
          </Button>
        </output>
      )}
      <Pages of={found} empty={<Empty title={w('none')} text={w('noneText')} />}>
        {all => (
          <Grid
            rows={all}
            sites={SITE_IDS.filter(site => givable.includes(site) || all.some(({ sites }) => sites[site]))}
            shown={shown}
            staged={staged}
            mayChange={
              (me?.permissions.includes('prices.write') ?? false) && (shown.layer !== 'list' || shown.list.mayChange)
            }
            onStage={stage}
            onStep={step}
            onReview={() => mayReview && setReviewing(true)}
          />
        )}
      </Pages>
      <p className="hint">{w('keys')}</p>
      <AskBeforeLeaving when={staged.size > 0} />
      {reviewing && (
        <ReviewDialog
          staged={staged}
          shown={shown}
          onSaved={left => {
            begin(left)
            setReviewing(false)
          }}
          onClose={() => setReviewing(false)}
        />
      )}
    </>
  )
}

function shownBy(layer: string | undefined, lists: readonly PriceList[]): Shown {
  const list = lists.find(({ id }) => id === layer)
  return list ? { layer: 'list', list } : { layer: LAYERS.find(each => each === layer) ?? 'price' }
}
