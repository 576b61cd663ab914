import { CallError } from '#contract/client.ts'
import type { Output } from '#contract/endpoint.ts'
import type { social } from '#contract/social/social.ts'
import { pictureUrl } from '#web/media/picture-url.ts'
import { page } from '#web/page-factory.tsx'
import { Button } from '#web/ui/button.tsx'
import { keepToken } from './keep-token.ts'

type Queue = Output<typeof social.moderationQueue>['media']
type Data = { media: Queue; refused: boolean }

/** Pictures of shoppers that wait for a look. For editors: needs the preview token. */
export const moderationPage = page<Data>({
  path: '/preview/pictures',
  around: 'nothing',
  async load(visit) {
    await keepToken(visit)
    try {
      return { ...(await visit.call('social.moderationQueue')), refused: false }
    } catch (error) {
      if (error instanceof CallError) return { media: [], refused: true }
      throw error
    }
  },
  actions: {
    async moderate({ call, form, url }) {
      const decision = form.get('decision') === 'publish' ? 'publish' : 'hide'
      await call('social.moderate', { params: { mediaId: form.get('mediaId') ?? '' }, body: { decision } })
      return url.pathname
    },
  },
  head: () => ({ title: 'Pictures that wait', robots: 'noindex', alternates: false }),
  View: ({ data: { media, refused } }) => (
    <div className="mx-auto w-full max-w-page px-(--gutter) py-8">
      <h1 className="mb-6 text-2xl">Pictures that wait</h1>
      {refused && <p>The preview token is missing or wrong. Open this page once with ?token=…</p>}
      {!refused && media.length === 0 && <p>No results.</p>}
      <ul className="grid gap-8 md:grid-cols-2 lg:grid-cols-3">
        {media.map(waiting => (
          <Waiting key={waiting.id} media={waiting} />
        ))}
      </ul>
    </div>
  ),
})

const Waiting = ({ media: { id, picture, nickname, caption, createdAt, reports } }: { media: Queue[number] }) => (
  <li className="flex flex-col gap-3">
    <img
      src={pictureUrl(picture.id, 'wide-small')}
      alt={picture.alt}
      width={picture.width}
      height={picture.height}
      className="aspect-4/3 w-full bg-stone-100 object-contain"
    />
    <h2 className="text-base font-semibold">
      {nickname}, <time dateTime={createdAt}>{createdAt.slice(0, 10)}</time>
    </h2>
    <p>{picture.alt}</p>
    {caption && <p className="text-slate">{caption}</p>}
    {reports.length > 0 && (
      <ul className="list-disc pl-5 text-sm text-berry">
        {reports.map(({ reason, text, createdAt: at }) => (
          <li key={at}>{text ? `${reason}: ${text}` : reason}</li>
        ))}
      </ul>
    )}
    <form method="post" className="flex gap-3">
      <input type="hidden" name="_action" value="moderate" />
      <input type="hidden" name="mediaId" value={id} />
      <Button type="submit" name="decision" value="publish">
        Publish
      </Button>
      <Button type="submit" name="decision" value="hide" look="secondary">
        Hide
      </Button>
    </form>
  </li>
)
