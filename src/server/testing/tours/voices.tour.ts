import sharp from 'sharp'
import type { Buyer } from '../given-checkout.ts'

/** Reads and writes what shoppers say. */
export async function speak({ call }: Buyer, { productId, setId }: { productId: string; setId: string }) {
  const params = { productId }
  const { reviews } = await call('products.reviews', { params, query: {} })
  const reviewId = reviews[0]?.id ?? ''
  await call('products.voteReview', { params: { productId, reviewId }, body: { vote: 'up' } })
  await call('products.flagReview', { params: { productId, reviewId }, body: { reason: 'other' } })
  await call('products.translateReview', { params: { reviewId }, body: { language: 'de' } })
  await call('products.writeReview', {
    params,
    body: { rating: 5, title: 'Dry', text: 'Dry feet all day.', nickname: 'robin' },
  })
  await call('products.askQuestion', { params, body: { text: 'Is it wide?', nickname: 'robin' } })
  const { questions } = await call('products.questions', { params, query: {} })
  await call('products.translateQuestion', { params: { questionId: questions[0]?.id ?? '' }, body: { language: 'de' } })
  const answerId = questions.flatMap(({ answers }) => answers)[0]?.id ?? ''
  await call('products.voteAnswer', { params: { productId, answerId }, body: { vote: 'up' } })
  await call('products.productSets', { params })
  await call('products.productSet', { params: { productSetId: setId } })
}

/** Shows pictures to others; `moderator` may publish them. */
export async function share({ call }: Buyer, moderator: Buyer) {
  await call('social.root')
  const { media } = await call('social.recentByStreams')
  const mediaId = media[0]?.id ?? ''
  await call('social.recentByCategory', { query: { categoryId: '1301' } })
  await call('social.recentByCustomer', { params: { customerId: 'cairn' } })
  await call('social.recentByStream', { params: { streamId: 'seen-outside' } })
  await call('social.media', { params: { mediaId } })
  await call('social.mediaStreams', { params: { mediaId } })
  await call('social.reportMedia', { params: { mediaId }, body: { reason: 'other' } })
  const { id: userId } = await call('social.createUser', { body: { nickname: 'early bird' } })
  await call('social.createStash', { body: { userId, name: 'Later', mediaIds: [mediaId] } })
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#e5532d' } })
    .png()
    .toBuffer()
  const added = await call('social.addMedia', {
    params: { userId },
    body: { picture: picture.toString('base64'), alt: 'Orange', streamId: 'seen-outside', termsAccepted: true },
  })
  await moderator.call('social.moderationQueue')
  await moderator.call('social.moderate', { params: { mediaId: added.id }, body: { decision: 'publish' } })
}
