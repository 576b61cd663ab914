import { useEffect, useState } from 'react'
import { CallError } from '#contract/client.ts'
import type { ProductDetails } from '#contract/products/product.entities.ts'
import { call } from '#web/call.ts'
import type { DialogProps } from '#web/dialogs/dialog-props.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { ProductImage } from '#web/media/product-image.tsx'
import { DialogBody, DialogTitle } from '#web/ui/dialog-parts.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Price } from '#web/ui/price.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text.tsx'
import { BuyBox } from './buy-box.tsx'
import { buyingOf } from './buying.ts'

type Params = { productId: string; added?: () => void }

/** Buys without leaving the list. */
export default function QuickshopDialog({ params, close }: DialogProps<Params>) {
  const { t, locale } = useI18n()
  const [product, setProduct] = useState<ProductDetails>()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    call('products.details', { params: { productId: params.productId } }).then(setProduct, (error: unknown) => {
      if (!(error instanceof CallError || error instanceof TypeError)) throw error
      setFailed(true)
    })
  }, [params.productId])
  const colour = product?.colours.find(({ id }) => id === product.id)
  if (!product || !colour)
    return (
      <>
        <DialogTitle>{t('product.quickshop')}</DialogTitle>
        <DialogBody>
          {failed ? <Notice kind="error">{t('product.failed')}</Notice> : <Skeleton className="h-80" />}
        </DialogBody>
      </>
    )
  const [image] = colour.images
  const done = () => {
    params.added?.()
    close()
  }
  return (
    <>
      <DialogTitle>{product.name}</DialogTitle>
      <DialogBody className="grid gap-6 sm:grid-cols-2">
        {image && (
          <ProductImage
            id={image.id}
            alt={image.alt}
            sizes="20rem"
            eager
            className="max-sm:aspect-square max-sm:object-cover"
          />
        )}
        <div className="flex flex-col gap-4">
          <p className="text-slate">{colour.name}</p>
          <Price price={colour.price} currency={product.currency} large />
          <BuyBox buying={buyingOf(product, colour, locale)} done={done} />
          <TextLink href={colour.url}>{t('product.allDetails')}</TextLink>
        </div>
      </DialogBody>
    </>
  )
}
