import { useEffect } from 'react'
import { trackRecommendations, type RecommendationSource } from './track-recommendations.ts'

/** Counts what the server already placed in the page. */
export default function RecommendationTracking(props: {
  itemId: string
  source: RecommendationSource
  variant: string
}) {
  const { itemId, source, variant } = props
  useEffect(() => trackRecommendations(itemId, source, variant), [itemId, source, variant])
  return null
}
