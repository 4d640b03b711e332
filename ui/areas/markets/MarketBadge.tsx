import type { MarketCode } from '../../../domain/markets/marketCode.ts'
import { useWords } from '../../i18n/words.ts'
import { Badge } from '../../kit/figures/Badge.tsx'

/** The market an instrument is listed in. */
export const MarketBadge = ({ market }: { readonly market: MarketCode }) => (
  <Badge>{useWords().markets.marketNames[market]()}</Badge>
)
