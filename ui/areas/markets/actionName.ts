import { type Direction, isOnMargin, type OrderAction } from '../../../domain/orders/order.ts'
import type { TranslationFunctions } from '../../i18n/i18n-types.ts'

interface Named {
  readonly action: OrderAction
  readonly direction: Direction
  /** 1 where it is not known: closing does not choose it. */
  readonly leverage?: number
}

/** What an order does. Who trades with own money alone buys and sells: long and short are words of margin. Source: RULES.md, screens. */
export const actionName = (
  { markets }: Pick<TranslationFunctions, 'markets'>,
  { action, direction, leverage = 1 }: Named,
): string =>
  isOnMargin({ direction, leverage }) ? markets.actions[`${action}-${direction}`]() : markets.actions[action]()
