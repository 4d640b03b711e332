import { useEffect } from 'react'
import { addDays } from '../../../domain/calendar/day.ts'
import { TRANSFER_MAX_AGE_DAYS } from '../../../domain/deposits/deposit.ts'
import { formatAmount } from '../../../domain/money/format.ts'
import type { AccountType } from '../../../ports/Deposits.ts'
import { EntryForm } from '../../data/form/EntryForm.tsx'
import { locale, useWords } from '../../i18n/words.ts'
import { AmountField } from '../../kit/fields/AmountField.tsx'
import { Button } from '../../kit/buttons/Button.tsx'
import { DateField } from '../../kit/dates/DateField.tsx'
import { SelectSheet } from '../../kit/choices/SelectSheet.tsx'
import { useValue } from '../../kit/useValue.ts'
import { zoneWithOffset } from '../../data/clock/zoneName.ts'
import { useModel } from '../../data/app/app.ts'
import { PictureField } from '../uploads/PictureField.tsx'
import { DepositGate } from './DepositGate.tsx'
import { makeDepositModel } from './deposit.model.ts'
import { formatProblem } from '../transfers/reasons.tsx'
import { inText } from '../../i18n/inText.ts'

const ACCOUNT_TYPES: ReadonlyArray<AccountType> = ['savings', 'current']

/** The form of a deposit: amount, date, channel and proof of the transfer. */
export const DepositForm = () => {
  const all = useWords()
  const words = all.transfers
  const { tag } = useValue(locale)
  const { form, channel, channels, upload, arrival, today, transferDate } = useModel(makeDepositModel)
  const draft = useValue(form.draft)
  const errors = useValue(form.errors)
  const chosen = useValue(channel)
  const offered = useValue(channels.channels)
  const day = useValue(today)
  const transferred = useValue(transferDate)
  const waiting = useValue(arrival.waiting)
  useEffect(() => arrival.stop, [arrival])

  const bounds = chosen && { currency: chosen.currency, ...chosen.limits }
  const error = (field: keyof typeof draft) => {
    const code = errors[field]
    return code && formatProblem(all, code, bounds)
  }
  return (
    <EntryForm onSubmit={arrival.submit} onLeave={form.leaveInput}>
      <SelectSheet
        name="channel"
        label={words.channel()}
        placeholder={words.choose()}
        options={offered.map(({ id, name, isOpen }) => ({
          value: id,
          label: <bdi>{name}</bdi>,
          disabled: !isOpen,
          note: isOpen ? undefined : words.channelClosed(),
        }))}
        value={draft.channel === '' ? null : draft.channel}
        onChange={(id) => form.change('channel', id)}
        error={error('channel')}
      />
      {(chosen ? !chosen.isOpen : offered.every(({ isOpen }) => !isOpen)) && <DepositGate />}
      {chosen?.isOpen && day && (
        <>
          <AmountField
            name="amount"
            label={words.amount()}
            hint={
              <span>
                {words.limitRange({
                  min: inText(formatAmount(chosen.limits.min)),
                  max: inText(`${formatAmount(chosen.limits.max)}\u00a0${chosen.currency}`),
                })}
              </span>
            }
            value={draft.amount}
            onChange={(text) => form.change('amount', text)}
            currency={chosen.currency}
            error={error('amount')}
          />
          <DateField
            name="transferDate"
            label={words.transferDate()}
            hint={words.dateZone({ zone: zoneWithOffset(chosen.hours.nextOpen, tag, chosen.hours.zone) })}
            today={day}
            min={addDays(day, -TRANSFER_MAX_AGE_DAYS)}
            max={day}
            value={transferred}
            onChange={(next) => form.change('transferDate', next)}
            error={error('transferDate')}
          />
          {chosen.method === 'bank' && (
            <SelectSheet
              label={words.paidFrom()}
              optional={all.optional()}
              placeholder={words.choose()}
              options={ACCOUNT_TYPES.map((value) => ({ value, label: words.accountTypes[value]() }))}
              value={draft.accountType}
              onChange={(next) => form.change('accountType', next)}
            />
          )}
          <PictureField
            name="proof"
            upload={upload}
            label={words.proof()}
            addLabel={words.addProof()}
            cameraLabel={words.camera()}
            hint={words.proofHint()}
            error={error('proof')}
          />
        </>
      )}
      <Button type="submit" wide busy={waiting}>
        {words.review()}
      </Button>
    </EntryForm>
  )
}
