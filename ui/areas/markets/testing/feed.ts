import { Deferred, Effect, Exit } from 'effect'
import { decimal, formatDecimal } from '../../../../domain/money/decimal.ts'
import type { Failure } from '../../../../ports/failure.ts'
import type { Quote } from '../../../../ports/quote.ts'
import type { QuoteBatch } from '../../../../ports/Quotes.ts'
import { makeFakeApp } from '../../../testing/fakeApp.ts'
import { fakedNow, pass, settled } from '../../../testing/time.ts'
import { makeLiveQuotes } from '../quotes.live.ts'
import { NOW } from '../../../testing/now.ts'

export const quote = (code: string, price = '1.50', more: Partial<Quote> = {}): Quote => ({
  code,
  price: decimal(price),
  previousClose: decimal('1.40'),
  volume: decimal('100'),
  turnover: decimal('150'),
  state: 'open',
  atLimit: null,
  time: NOW,
  ...more,
})

interface Call {
  readonly codes: ReadonlyArray<string>
  readonly since: number | null
  readonly at: number
  readonly answer: (quotes?: ReadonlyArray<Quote>) => Promise<void>
  readonly fail: (failure: Failure) => Promise<void>
}

/** A feed with a server whose answers the test triggers, or immediate ones with `instant`. */
export const feed = (instant?: (codes: ReadonlyArray<string>) => ReadonlyArray<Quote>) => {
  const calls: Call[] = []
  let inFlight = 0
  let mostInFlight = 0
  let tellOnline: (online: boolean) => void = () => undefined
  let tellVisible: (visible: boolean) => void = () => undefined
  const fake = makeFakeApp({
    clock: { now: fakedNow },
    platform: {
      watchOnline: (tell) => {
        tellOnline = tell
        tell(true)
        return () => undefined
      },
      watchVisible: (tell) => {
        tellVisible = tell
        tell(true)
        return () => undefined
      },
    },
    quotes: {
      batch: (codes, since) =>
        Effect.suspend(() => {
          inFlight += 1
          mostInFlight = Math.max(mostInFlight, inFlight)
          const done = Deferred.makeUnsafe<QuoteBatch, Failure>()
          const settle = async (exit: Exit.Exit<QuoteBatch, Failure>) => {
            Deferred.doneUnsafe(done, exit)
            await settled()
          }
          const answer = (quotes: ReadonlyArray<Quote> = []) => settle(Exit.succeed({ time: fakedNow(), quotes }))
          calls.push({ codes, since, at: fakedNow() - NOW, answer, fail: (failure) => settle(Exit.fail(failure)) })
          if (instant) Deferred.doneUnsafe(done, Exit.succeed({ time: fakedNow(), quotes: instant(codes) }))
          return Effect.ensuring(
            Deferred.await(done),
            Effect.sync(() => void (inFlight -= 1)),
          )
        }),
    },
  })
  const live = makeLiveQuotes(fake.app)
  const shown = (code: string) => {
    const price = live.quoteOf(code).value?.price
    return price ? formatDecimal(price) : null
  }
  return {
    ...fake,
    live,
    calls,
    pass,
    shown,
    mostInFlight: () => mostInFlight,
    inFlight: () => inFlight,
    online: async (is: boolean) => {
      tellOnline(is)
      await pass(0)
    },
    visible: async (is: boolean) => {
      tellVisible(is)
      await pass(0)
    },
  }
}
