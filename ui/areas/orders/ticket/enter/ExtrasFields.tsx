import { useEffect } from 'react'
import type { Detail } from '../../../../../ports/Quotes.ts'
import { useModel } from '../../../../data/app/app.ts'
import { useValue } from '../../../../kit/useValue.ts'
import { readDraft } from '../../protection/protectDraft.ts'
import { ProtectFields } from '../../protection/ProtectFields.tsx'
import type { Extras } from './draft.ts'
import { makeTicketModel } from '../ticket.model.ts'
import { NO_EXTRAS, withForm } from './choices.ts'
import { Risk } from './Risk.tsx'
import { useProtected } from './useProtected.ts'

/** What protects the position that the order opens. */
export default function ExtrasFields({ detail }: { readonly detail: Detail }) {
  const { entry } = useModel(makeTicketModel)
  const order = useValue(entry.draft)
  const { direction, extras = NO_EXTRAS } = order
  const isTried = useValue(entry.touched).has('quantity')
  const guarded = useProtected(entry, detail)
  const { outcomeAt, price, stopOf } = guarded
  const read = (form: Extras['form']) => readDraft(form, detail.rules, direction, price)
  const now = read(extras.form)
  const { problems, protection } = now
  const changeForm = (part: Partial<Extras['form']>) => {
    const form = { ...extras.form, ...part }
    entry.change({ extras: withForm(extras, form, read(form)) })
  }
  // Another direction or price can make a form right or wrong that is not typed in meanwhile.
  const next = withForm(extras, extras.form, now)
  const isOther = (next.protection === null) !== (extras.protection === null)
  useEffect(() => {
    if (isOther) entry.change({ extras: next })
  })
  return (
    <div className="grid gap-4 pt-3 pb-2">
      <Risk
        detail={detail}
        form={extras.form}
        onChange={changeForm}
        guarded={guarded}
        stop={problems.stop ? null : (protection.stop ?? null)}
        target={problems.takeProfit ? null : (protection.takeProfit ?? null)}
      />
      <ProtectFields
        draft={extras.form}
        problems={problems}
        onChange={changeForm}
        currency={detail.currency}
        decimals={detail.decimals}
        // A price that would be refused shows no outcome.
        atStop={problems.stop || problems.trail ? null : outcomeAt(stopOf(protection))}
        atProfit={problems.takeProfit ? null : outcomeAt(protection.takeProfit)}
        isTried={isTried}
      />
    </div>
  )
}
