import type { RecommendedProduct } from '#contract/content/content-commerce.ts'
import { ProductImage } from '#web/media/product-image.tsx'
import { Price } from '#web/ui/price.tsx'

/** A product in a list of recommendations: less than a full card. */
export const RecommendedCard = ({ product }: { product: RecommendedProduct }) => (
  <article className="relative flex flex-col gap-1" data-recommended={product.recToken}>
    <ProductImage
      id={product.image.id}
      alt={product.image.alt}
      sizes="(width >= 68rem) 22vw, (width >= 36rem) 38vw, 62vw"
    />
    <h3 className="pt-2 font-sans text-base leading-6 font-semibold tracking-normal">
      <a href={product.url} className="product-card-link hover:underline">
        {product.title}
      </a>
    </h3>
    <Price price={product.price} currency={product.currency} />
  </article>
)
