import { figure, formatDecimal, minus, percentOf, plus, roundTo } from '../../contract/amounts.ts'
import { accepting, type Json } from './answer.ts'
import type { FaultOverTime } from './fault.ts'
import { inProtection } from './protection.ts'

const TRAILS = [
  ['a trailing stop of a long position in MY, by trailpercent', 'long'],
  ['a trailing stop of a short position in US, by trailpercent', 'short'],
  ['a trailing stop of a long position in JP, by trailamount', 'long'],
] as const

/** A price farther from the winning side by so many per cent of it. */
const farther = (price: Json | undefined, direction: string, percent: string): string => {
  const step = percentOf(figure(price), figure(percent))
  const moved = direction === 'long' ? minus(figure(price), step) : plus(figure(price), step)
  return formatDecimal(roundTo(moved, figure(price).scale, 'half-even'))
}

export const stops: ReadonlyArray<FaultOverTime> = TRAILS.flatMap(
  ([workflow, direction]): ReadonlyArray<FaultOverTime> => {
    const one = (
      kind: FaultOverTime['kind'],
      variant: string,
      plant: FaultOverTime['plant'],
      reason: RegExp,
    ): FaultOverTime => ({
      kind,
      variant: `${variant}: ${workflow}`,
      workflow,
      plant,
      reason,
    })
    const BACK = /^\/trade\/positioninfo \/data\/protection\/stopnow .*or better: a trailing stop never moves back/
    return [
      one(
        'stop on the wrong side',
        'a stop beyond the price is taken',
        (record) => accepting(record, '/trade/protect', ({ form }) => 'stoploss' in form),
        /^\/trade\/protect .*stop-wrong-side/,
      ),
      one(
        'stop on the wrong side',
        'a target on the losing side is taken',
        (record) => accepting(record, '/trade/protect', ({ form }) => 'takeprofit' in form),
        /^\/trade\/protect .*take-profit-wrong-side/,
      ),
      one(
        'stop on the wrong side',
        'a trailing stop stands beyond the price',
        inProtection((protection, _, __, position) => ({
          ...protection,
          stopnow: farther(position['nowprice'], direction === 'long' ? 'short' : 'long', '8'),
        })),
        /^\/trade\/positioninfo \/data\/protection\/stopnow (below|above) .*the losing side of the price/,
      ),
      one(
        'trailing stop moves back',
        'it follows a price that comes back',
        inProtection((protection, nth) =>
          nth === 3 ? { ...protection, stopnow: farther(protection['stopnow'], direction, '2') } : protection,
        ),
        BACK,
      ),
      one(
        'trailing stop moves back',
        'it begins again on the next day',
        inProtection((protection, nth, first) =>
          nth === 5 ? { ...protection, stopnow: first['stopnow'] ?? '-' } : protection,
        ),
        new RegExp(`${BACK.source}, on the next day`),
      ),
      one(
        'trailing stop moves back',
        'a smaller gain sets it back',
        inProtection((protection, nth) =>
          nth === 4 ? { ...protection, stopnow: farther(protection['stopnow'], direction, '1.5') } : protection,
        ),
        new RegExp(`${BACK.source}, when the price gains less`),
      ),
      one(
        'trailing stop moves back',
        'it does not follow at all',
        inProtection((protection, _, first) => ({ ...protection, stopnow: first['stopnow'] ?? '-' })),
        /^\/trade\/positioninfo \/data\/protection\/stopnow nearer than/,
      ),
    ]
  },
)
