import type { MarketCode } from '../../../../domain/markets/marketCode.ts'
import type { MarketNow } from '../../../../ports/Markets.ts'
import { useValue } from '../../../kit/useValue.ts'
import { makeMarketsModel } from '../../markets/markets.model.ts'
import { useModel } from '../../../data/app/app.ts'
import { useHours } from './useHours.ts'

const Hours = ({ market }: { readonly market: MarketNow }) => <span className="basis-full">{useHours(market)}</span>

/** When the home market of an index opens or closes next; nothing until the markets are known. */
export const HomeHours = ({ market }: { readonly market: MarketCode }) => {
  const home = useValue(useModel(makeMarketsModel).markets).find(({ code }) => code === market)
  return home ? <Hours market={home} /> : null
}
