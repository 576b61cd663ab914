import type { SocialMedia } from '#contract/social/social.entities.ts'
import { Picture } from '#web/ui/picture.tsx'
import { TextLink } from '#web/ui/text.tsx'

/** One picture of a shopper, large, with what is worn in it. */
export const PictureDetails = ({ media }: { media: SocialMedia }) => (
  <>
    <Picture shape="scene" picture={media.picture} sizes="34rem" className="mb-4 h-auto w-full" />
    {media.caption && <p className="mb-4">{media.caption}</p>}
    <ul>
      {media.products.map(product => (
        <li key={product.id}>
          <TextLink href={product.url}>{product.name}</TextLink>
        </li>
      ))}
    </ul>
  </>
)
