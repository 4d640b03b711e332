import { signal } from '@preact/signals-react'
import { Effect, Exit } from 'effect'
import { indexReturn } from '../../../../domain/positions/againstIndex.ts'
import type { Decimal } from '../../../../domain/money/decimal.ts'
import { Platform } from '../../../../ports/device/Platform.ts'
import type { PositionRecord } from '../../../../ports/Positions.ts'
import { type Detail, InstrumentDetail } from '../../../../ports/Quotes.ts'
import type { App } from '../../../data/app/app.ts'
import { currentWords } from '../../../i18n/words.ts'

/** The index of an instrument. */
export type Index = NonNullable<Detail['index']>

/** When a position was opened and closed; null where one of them is not known. */
export const daysOf = ({ boughtAt, direction, soldAt }: PositionRecord) => {
  const [opened, closed] = direction === 'long' ? [boughtAt, soldAt] : [soldAt, boughtAt]
  return opened === null || closed === null ? null : { opened, closed }
}

/** What an index returned in the days of a position. */
export interface Against {
  readonly positionId: string
  readonly index: Index
  readonly percent: Decimal
}

/** What the receipt of a closed position adds: its index in the same days, and what is shared of it. */
export const makeReceiptModel = (app: App) => {
  /** Of the position that was asked for last; null until it is known, and where it is not. */
  const against = signal<Against | null>(null)
  let asked = ''

  const dayOf = (code: string, at: number) =>
    Effect.gen(function* () {
      const { candles } = yield* (yield* InstrumentDetail).candles({
        code,
        resolution: 'day',
        before: at + 1,
        limit: 1,
      })
      return { at, day: candles.at(-1) }
    })

  return {
    against,
    /** Asks what an index returned while a position was held, once. */
    compare: async (position: PositionRecord, index: Index): Promise<void> => {
      const wanted = `${position.id} ${index.code}`
      const days = daysOf(position)
      if (wanted === asked || days === null) return
      asked = wanted
      against.value = null
      const found = await app.attempt(
        Effect.all([dayOf(index.code, days.opened), dayOf(index.code, days.closed)], { concurrency: 2 }),
        { load: true },
      )
      if (asked !== wanted) return
      const percent = Exit.isSuccess(found) ? indexReturn(...found.value) : null
      if (percent) against.value = { positionId: position.id, index, percent }
    },
    /** Shares a picture by the device, or saves it where the device shares no files. */
    sharePicture: async (name: string, picture: Blob | null): Promise<void> => {
      const words = currentWords().story
      if (picture === null) return app.toaster.show(words.receipt.notDrawn(), 'error')
      const outcome = await app.run(Effect.flatMap(Platform, (platform) => platform.shareFile(name, picture)))
      if (outcome !== 'unavailable') return undefined
      await app.run(Effect.flatMap(Platform, (platform) => platform.saveFile(name, picture.type, picture)))
      return app.toaster.show(words.saved(), 'success')
    },
    copy: async (text: string): Promise<void> => {
      const words = currentWords().story
      const copied = await app.run(Effect.flatMap(Platform, (platform) => platform.copy(text)))
      app.toaster.show(copied ? words.copied() : words.copyFailed(), copied ? 'success' : 'error')
    },
  }
}
