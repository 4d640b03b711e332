import { Schema } from 'effect'
import { CURRENCIES } from '../../../domain/money/money.ts'
import { WireStatus } from '../figures.ts'
import { WireDecimal } from '../wire.ts'

const text = Schema.optionalKey(Schema.String)
const figure = Schema.optionalKey(WireDecimal)

/** A withdrawal. Older servers answer only `money` and `status`. Times are epoch milliseconds. */
export const WithdrawalRecord = Schema.Struct({
  money: WireDecimal,
  status: WireStatus,
  id: text,
  currency: Schema.optionalKey(Schema.Literals(CURRENCIES)),
  fee: figure,
  arrival: figure,
  cardid: text,
  card: text,
  reason: text,
  remark: text,
  requesttime: figure,
  arrivetime: figure,
  endtime: figure,
  requestid: text,
  next: text,
})
