import { isPercent } from '../../../domain/alerts/alert.ts'
import { shortText } from '../../../domain/money/decimal.ts'
import { instrumentFields, instrumentOf, NOTHING, priceText } from '../../market/listing/figures.ts'
import type { Data } from '../../platform/contract/operations.ts'
import { millis } from '../../platform/wireText/figures.ts'
import type { AlertRow } from './tables.ts'

/** An alert as the contract describes it. */
export const alertWire = (row: AlertRow): Data<'/alert/add'> => {
  const instrument = instrumentOf(row.code)
  const { chinesename, code, currency, decimals, market, name, zone } = instrumentFields(instrument)
  return {
    id: row.id,
    code,
    name,
    chinesename,
    market,
    zone,
    currency,
    decimals,
    kind: row.kind,
    value: isPercent(row.kind) ? shortText(row.value) : priceText(row.value, instrument),
    state: row.met_at === null ? 'waiting' : 'met',
    time: millis(row.created_at),
    mettime: row.met_at === null ? NOTHING : millis(row.met_at),
    metprice: priceText(row.met_price, instrument),
  }
}
