import { flatPrice } from '#domain/money/price-display.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import * as icons from '#web/ui/icons.tsx'
import { Row, Stack } from '#web/ui/layout.tsx'
import { Price } from '#web/ui/price.tsx'
import { Stars } from '#web/ui/stars.tsx'
import { SwatchLink } from '#web/ui/swatch.tsx'
import { Eyebrow, Heading, Text, TextLink } from '#web/ui/text.tsx'

export const TypeShown = () => (
  <Stack gap={4}>
    <Eyebrow>Field notes</Eyebrow>
    <Heading level={1} size="display">
      Grips wet granite. Dries by lunch.
    </Heading>
    <Heading level={2} size="xl">
      Wind from the west, rain by four
    </Heading>
    <Heading level={2} size="lg">
      Made for the long way round
    </Heading>
    <Heading level={3} size="md">
      Trail shoes for soft ground
    </Heading>
    <Heading level={3} size="sm">
      What to wear at four degrees
    </Heading>
    <Text className="max-w-text">
      Sixteen on twenty-four. Lines stay under seventy-five characters, so that an eye finds the next one without
      looking for it. <TextLink href="#content">A link in text</TextLink> is underlined, always.
    </Text>
    <Text quiet size="sm">
      Small and quiet: what helps but may be missed.
    </Text>
  </Stack>
)

const COLOURS = [
  'paper',
  'stone-100',
  'stone-200',
  'stone-300',
  'stone-500',
  'slate',
  'ink',
  'forest',
  'signal',
  'signal-deep',
  'signal-dark',
  'moss',
  'sky',
  'berry',
]

export const ColoursShown = () => (
  <ul className="grid grid-cols-4 gap-2 md:grid-cols-7">
    {COLOURS.map(name => (
      <li key={name} className="text-xs">
        <span className="mb-1 block h-14 border border-stone-300" style={{ background: `var(--color-${name})` }} />
        {name}
      </li>
    ))}
  </ul>
)

export const ButtonsShown = () => (
  <Stack>
    <Row>
      <Button>Add to cart</Button>
      <Button look="secondary">Pick up at Boulder</Button>
      <Button look="quiet">Save for later</Button>
      <Button loading>Place order</Button>
      <Button disabled>Sold out</Button>
    </Row>
    <Row>
      <Button size="small">Small</Button>
      <Button size="large">Place order: $148.20</Button>
    </Row>
    <Row className="bg-forest p-6">
      <Button look="inverse">Read the story</Button>
    </Row>
  </Stack>
)

export const IconsShown = () => (
  <Row gap={4}>
    {Object.entries(icons).map(([name, Icon]) => (
      <span key={name} title={name}>
        <Icon size={24} />
      </span>
    ))}
  </Row>
)

export const PricesShown = () => (
  <Row gap={8}>
    <Price price={flatPrice(14_820)} currency="USD" />
    <Price price={flatPrice(9_800, 14_000)} currency="CAD" />
    <Price price={{ lowCurrent: 9000, highCurrent: 12_000, lowOriginal: 9000, highOriginal: 12_000 }} currency="EUR" />
    <Price price={{ ...flatPrice(9000, 12_000), historicBestPrice: 10_000 }} currency="EUR" large />
    <Price price={flatPrice(0)} currency="GBP" />
    <Stars score={4.3} count={128} showScore />
    <Row gap={1}>
      <SwatchLink href="#content" name="Moss" hexes={['#7A8B5A']} current />
      <SwatchLink href="#content" name="Slate and signal" hexes={['#5B6167', '#E5532D']} />
      <SwatchLink href="#content" name="Paper" hexes={['#FAF8F4']} unavailable />
    </Row>
    <Row gap={2}>
      <Badge tone="quiet">New</Badge>
      <Badge tone="outline">Sale</Badge>
      <Badge tone="forest">Recycled</Badge>
    </Row>
  </Row>
)
