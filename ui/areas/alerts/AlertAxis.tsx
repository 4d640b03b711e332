import { useMemo, useState } from 'react'
import { roundToTick } from '../../../domain/markets/allowedPrices.ts'
import { formatForEditing } from '../../../domain/money/format.ts'
import type { Detail } from '../../../ports/Quotes.ts'
import { PriceAxis } from '../../charts/tools/PriceAxis.tsx'
import type { ChartSurface } from '../../charts/trading/surface.ts'
import { useModel } from '../../data/app/app.ts'
import { useWords } from '../../i18n/words.ts'
import { BottomSheet } from '../../kit/overlays/overlays.ts'
import { priceStep } from '../markets/listing.ts'
import { useLatest } from '../markets/useQuote.ts'
import { EMPTY_ALERT } from './alertDraft.ts'
import { makeAlertsModel } from './alerts.model.ts'
import { LazyAlertSheet } from './lazyAlertSheet.ts'
import { pricedText } from './sentence.ts'

interface AxisProps {
  readonly detail: Detail
  readonly surface: ChartSurface
}

/** The price axis of a chart, where a long press opens the form of an alert with that price. */
export const AlertAxis = ({ detail, surface }: AxisProps) => {
  const words = useWords()
  const { price: last } = useLatest(detail.quote)
  const { type } = useModel(makeAlertsModel)
  const [open, setOpen] = useState(false)
  const { ticks } = detail.rules
  const tick = useMemo(() => priceStep(detail.decimals), [detail.decimals])
  return (
    <>
      <PriceAxis
        surface={surface}
        tick={tick}
        label={last ? words.alerts.atPrice({ price: pricedText(last, detail) }) : words.alerts.set()}
        fit={(wanted) => roundToTick(ticks, wanted, 'nearest')}
        onPrice={(chosen) => {
          const price = chosen ?? last
          if (price) type(detail.code, { ...EMPTY_ALERT, value: formatForEditing(price) })
          setOpen(true)
        }}
      />
      <BottomSheet open={open} onClose={() => setOpen(false)} title={words.quotes.priceAlerts()}>
        {open && <LazyAlertSheet detail={detail} />}
      </BottomSheet>
    </>
  )
}
