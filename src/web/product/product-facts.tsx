import type { ProductDetails } from '#contract/products/product.entities.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { Island } from '#web/islands/island.tsx'
import { Accordion, AccordionItem } from '#web/ui/accordion.tsx'
import { isFootwear, peopleOf, SizeChart, type Chart } from './size-chart.tsx'
import { weightText } from './weight-text.ts'

type Props = { product: ProductDetails; chart: Chart | undefined }

/** What it is, what it can do, what it is made of, how it fits. */
export function ProductFacts({ product, chart }: Props) {
  const { t, bcp47 } = useI18n()
  return (
    <Accordion className="lg:grid lg:grid-cols-2 lg:gap-x-16">
      <AccordionItem title={t('product.description')} open>
        <div className="flex max-w-text flex-col gap-3">
          <p>{product.description}</p>
          <p className="text-sm text-slate">
            {product.weightGrams !== undefined &&
              `${t('product.weight', { weight: weightText(product.weightGrams, bcp47) })} · `}
            {t('product.care', { id: product.id })}
          </p>
        </div>
      </AccordionItem>
      {product.features.length > 0 && (
        <AccordionItem title={t('product.features')} open>
          <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
            {product.features.map(({ id, label, text }) => (
              <div key={id}>
                <dt className="font-semibold">{label}</dt>
                {text !== label && <dd className="text-slate">{text}</dd>}
              </div>
            ))}
          </dl>
        </AccordionItem>
      )}
      {product.materials.length > 0 && (
        <AccordionItem title={t('product.materials')}>
          <dl className="grid gap-y-2">
            {product.materials.map(({ part, text }) => (
              <div key={`${part} ${text}`} className="grid grid-cols-[9rem_1fr] gap-4">
                <dt className="text-slate">{part}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </AccordionItem>
      )}
      {!product.isDigitalProduct && (
        <AccordionItem title={t('product.fit')}>
          <div id="size-chart" className="flex scroll-mt-16 flex-col gap-6">
            {product.fitNote && <p>{product.fitNote}</p>}
            {chart && <SizeChart chart={chart} />}
            {isFootwear(product.sizeRun.scale) && (
              <Island name="foot-size" wake="interaction" props={{ people: peopleOf(product.sizeRun.scale) }} />
            )}
          </div>
        </AccordionItem>
      )}
    </Accordion>
  )
}
