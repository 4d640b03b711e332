import { Schema } from 'effect'
import { ALERT_KINDS } from '../../../domain/alerts/alert.ts'
import type { PriceAlert } from '../../../ports/Alerts.ts'
import { WireFigure, WireTime, WireTimeOrNone } from '../figures.ts'
import { listingFields, listingOf } from '../quotes/quoteRecords.ts'
import { WireDecimal } from '../wire.ts'

export const WireAlert = Schema.Struct({
  id: Schema.String,
  ...listingFields,
  zone: Schema.String,
  decimals: Schema.Int,
  kind: Schema.Literals(ALERT_KINDS),
  value: WireFigure,
  state: Schema.Literals(['waiting', 'met']),
  time: WireTime,
  mettime: WireTimeOrNone,
  metprice: WireDecimal,
})

export const alertOf = (row: (typeof WireAlert)['Type']): PriceAlert => ({
  ...listingOf(row),
  id: row.id,
  zone: row.zone,
  decimals: row.decimals,
  kind: row.kind,
  value: row.value,
  setAt: row.time,
  metAt: row.state === 'met' ? row.mettime : null,
  metPrice: row.metprice,
})
