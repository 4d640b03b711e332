import { isEmpty } from '../../../../../domain/orders/protection.ts'
import type { Detail } from '../../../../../ports/Quotes.ts'
import { useOrderFeature } from '../../../../app/session/useOrderFeature.ts'
import { useModel } from '../../../../data/app/app.ts'
import { useValue } from '../../../../kit/useValue.ts'
import { EMPTY_DRAFT, readDraft } from '../../protection/protectDraft.ts'
import { ProtectFields } from '../../protection/ProtectFields.tsx'
import { type Extras, validityOf } from '../entry/draft.ts'
import { makeTicketModel } from '../ticket.model.ts'
import { useProtected } from './useProtected.ts'
import { Validity } from './Validity.tsx'

export const NO_EXTRAS: Extras = { form: EMPTY_DRAFT, timeInForce: 'day' }

/** What protects the position that the order opens, and how long the order waits. */
export default function ExtrasFields({ detail }: { readonly detail: Detail }) {
  const { entry, isDayTrade } = useModel(makeTicketModel)
  const order = useValue(entry.draft)
  const { direction, extras = NO_EXTRAS, type } = order
  const isTried = useValue(entry.touched).has('quantity')
  const hasTimes = useOrderFeature('timeinforce')
  const protects = useOrderFeature('protection')
  const dayTrade = useValue(isDayTrade)
  const { outcomeAt, price, stopOf } = useProtected(entry, detail)
  const read = (form: Extras['form']) => readDraft(form, detail.rules, direction, price)
  const { problems, protection } = read(extras.form)
  const changeForm = (part: Partial<Extras['form']>) => {
    const form = { ...extras.form, ...part }
    const next = read(form)
    const isWrong = Object.keys(next.problems).length > 0
    const { goodUntil, timeInForce } = extras
    const time = { timeInForce, ...(goodUntil !== undefined && { goodUntil }) }
    const protection = isWrong ? null : next.protection
    entry.change({ extras: { form, ...time, ...(protection && isEmpty(protection) ? {} : { protection }) } })
  }
  const changeTime = (chosen: ReturnType<typeof validityOf>) => {
    const { form, protection: kept } = extras
    entry.change({ extras: { form, ...chosen, ...(kept !== undefined && { protection: kept }) } })
  }
  return (
    <div className="grid gap-4 pt-3 pb-2">
      {hasTimes && !dayTrade && (
        <Validity
          type={type}
          zone={detail.rules.zone}
          chosen={validityOf(order)}
          onChange={(chosen) => changeTime(chosen)}
        />
      )}
      {protects && (
        <ProtectFields
          draft={extras.form}
          problems={problems}
          onChange={changeForm}
          currency={detail.currency}
          decimals={detail.decimals}
          atStop={outcomeAt(stopOf(protection))}
          atProfit={outcomeAt(protection.takeProfit)}
          isTried={isTried}
        />
      )}
    </div>
  )
}
