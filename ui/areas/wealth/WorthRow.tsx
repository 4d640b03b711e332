import { useEffect } from 'react'
import { DEFAULT_STOCK_TYPE } from '../../../domain/wealth/wealth.ts'
import { useWords } from '../../i18n/words.ts'
import { Money } from '../../kit/figures/Money.tsx'
import { useValue } from '../../kit/useValue.ts'
import { useModel } from '../../data/app/app.ts'
import { makeHiddenModel } from '../../app/session/hidden.model.ts'
import { makeWorthModel } from './worth.model.ts'

/** The one total above the wallets, under the name and with the figure of home. Nothing where the server lacks it. */
export const WorthRow = () => {
  const words = useWords().account
  const { load, status, total, worth } = useModel(makeWorthModel)
  const isMissing = useValue(status) === 'failed'
  const known = useValue(worth)
  const moving = useValue(total)
  const hidden = useValue(useModel(makeHiddenModel).hidden)
  useEffect(() => void load(), [load])
  if (isMissing) return null
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-small text-ink-2">
      <span>{words.allCurrencies()}</span>
      {/* As wide as there is room, so that the figure shifts nothing when it arrives. */}
      <span className="grow text-end font-semibold text-ink">
        <Money amount={moving} currency={known?.currency ?? DEFAULT_STOCK_TYPE} hidden={hidden} />
      </span>
    </p>
  )
}
