import type { MouseEvent } from 'react'
import { compare, zero } from '../../../domain/money/decimal.ts'
import { formatAmount, formatPercent } from '../../../domain/money/format.ts'
import { withdrawalAmountProblem } from '../../../domain/withdrawals/withdrawal.ts'
import type { WithdrawalPreview } from '../../../ports/Withdrawals.ts'
import { ServiceLink } from '../../app/service/ServiceLink.tsx'
import { LoadFailedLine } from '../../app/failures/loadFailure.tsx'
import { EntryForm } from '../../data/form/EntryForm.tsx'
import { inText, sentenceGap } from '../../i18n/inText.ts'
import { locale, useWords } from '../../i18n/words.ts'
import { AmountField } from '../../kit/fields/AmountField.tsx'
import { Banner } from '../../kit/feedback/Banner.tsx'
import { Button } from '../../kit/buttons/Button.tsx'
import { Breakdown } from '../../kit/figures/Figures.tsx'
import { Money } from '../../kit/figures/Money.tsx'
import { FundPasswordField } from '../../data/form/FundPasswordField.tsx'
import { SelectSheet } from '../../kit/choices/SelectSheet.tsx'
import { useValue } from '../../kit/useValue.ts'
import { weekdayTime } from '../../data/clock/format.ts'
import { deviceTime } from '../../data/clock/device.ts'
import { useModel } from '../../data/app/app.ts'
import { Hours } from '../transfers/Hours.tsx'
import { formatProblem } from '../transfers/reasons.tsx'
import { PasskeyChoice } from './PasskeyChoice.tsx'
import { makeWithdrawModel } from './withdraw.model.ts'
import { Term } from '../../app/terms/Term.tsx'
import { OwnFigures } from '../../app/session/OwnFigures.tsx'

/** The rule of the fee: a percentage within its limits, or a fixed amount. */
const useFeeRule = ({ feeRule: { fixed, points, least, most }, currency }: WithdrawalPreview): string => {
  const words = useWords().transfers
  if (compare(points, zero) === 0) return `${formatAmount(fixed)}\u00a0${currency}`
  return words.feeRule({
    points: inText(formatPercent(points)),
    least: inText(formatAmount(least)),
    most: inText(`${formatAmount(most)}\u00a0${currency}`),
  })
}

/** Goes on where typing has to go on, so that nobody needs a tap for it. */
const goOn = ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
  const next = currentTarget.form?.elements.namedItem('fundPassword')
  if (next instanceof HTMLInputElement && next.value === '') next.focus()
}

/** The form of a withdrawal: amount, payee and cost, before anything is sent. */
export const WithdrawForm = ({ preview }: { readonly preview: WithdrawalPreview }) => {
  const all = useWords()
  const words = all.transfers
  const { tag } = useValue(locale)
  const model = useModel(makeWithdrawModel)
  const { form } = model
  const draft = useValue(form.draft)
  const errors = useValue(form.errors)
  const sending = useValue(form.sending)
  const cards = useValue(model.cards)
  const cardsFailed = useValue(model.cardsFailed)
  // Of any other amount nothing would arrive.
  const isPaid = useValue(model.isPriced) && withdrawalAmountProblem(preview) === undefined
  const isPasskeyOffered = useValue(model.passkey.isOffered)
  const byPasskey = useValue(model.passkey.isUsed)
  const rule = useFeeRule(preview)
  const { currency, limits, available, settling, hours, dueAt, wait } = preview
  const error = (field: keyof typeof draft) => {
    const code = errors[field]
    return code && formatProblem(all, code, { currency, ...limits, available })
  }
  return (
    <div className="grid gap-4">
      {!hours.isOpen && (
        <Banner title={words.closedTitle()}>
          {words.opensAt({ time: weekdayTime(hours.nextOpen, tag, hours.zone) })}
        </Banner>
      )}
      {wait && (
        <Banner title={words.waits[wait.reason]()}>
          {words.waitsUntil({ time: deviceTime(wait.until, tag) })}
          {sentenceGap()}
          <ServiceLink className="tap font-semibold text-accent" />
        </Banner>
      )}
      <EntryForm onSubmit={model.review} onLeave={form.leaveInput}>
        <AmountField
          name="amount"
          label={words.amount()}
          aside={
            <button
              type="button"
              className="tap text-accent"
              onClick={(event) => {
                model.withdrawAll()
                goOn(event)
              }}
            >
              {words.withdrawAll()}
            </button>
          }
          hint={
            <span>
              {words.limitRange({
                min: inText(formatAmount(limits.min)),
                max: inText(`${formatAmount(limits.max)}\u00a0${currency}`),
              })}
            </span>
          }
          value={draft.amount}
          onChange={(text) => form.change('amount', text)}
          currency={currency}
          error={error('amount')}
        />
        <Breakdown
          facts={[
            {
              label: words.available(),
              value: (
                <OwnFigures>
                  <Money amount={available} currency={currency} />
                </OwnFigures>
              ),
              strong: true,
            },
            ...settling.map(({ amount, settlesAt }) => ({
              label: words.settlesAt({ time: deviceTime(settlesAt, tag) }),
              value: <Money amount={amount} currency={currency} />,
            })),
          ]}
        />
        {settling.length > 0 && (
          <p className="text-small text-ink-2">
            <Term of="settlement">{words.settlesHint()}</Term>
          </p>
        )}
        {cardsFailed && cards.length === 0 ? (
          <LoadFailedLine
            title={words.cardsFailed()}
            failure={cardsFailed.failure}
            onRetry={() => void model.loadCards()}
          />
        ) : (
          <SelectSheet
            name="card"
            label={words.payTo()}
            placeholder={words.choose()}
            options={cards.map((card) => ({
              value: card.id,
              label: <bdi className="num">{card.number}</bdi>,
              note: (
                <>
                  <bdi>{card.network ?? card.bank}</bdi>
                  {card.paidFrom !== null && ` · ${words.waits['new-payee']()}`}
                </>
              ),
            }))}
            value={draft.card === '' ? null : draft.card}
            onChange={(id) => form.change('card', id)}
            error={error('card')}
          />
        )}
        {byPasskey ? (
          <PasskeyChoice />
        ) : (
          <FundPasswordField
            form={form}
            label={words.fundPassword()}
            value={draft.fundPassword}
            error={error('fundPassword')}
            aside={
              isPasskeyOffered && (
                <button type="button" className="tap text-accent" onClick={() => model.passkey.choose(true)}>
                  {words.takePasskey()}
                </button>
              )
            }
          />
        )}
        <Breakdown
          facts={[
            {
              label: `${words.fee()} · ${rule}`,
              value: <Money amount={isPaid ? preview.fee : null} currency={currency} />,
            },
            {
              label: words.receive(),
              value: <Money amount={isPaid ? preview.arrival : null} currency={currency} />,
              strong: true,
            },
            // The time of a payment requested now, which is not possible before the wait is over.
            ...(wait ? [] : [{ label: words.paidBy(), value: deviceTime(dueAt, tag) }]),
            { label: words.hours(), value: <Hours hours={hours} showState={hours.isOpen} /> },
          ]}
        />
        <Button type="submit" wide busy={sending}>
          {words.review()}
        </Button>
      </EntryForm>
    </div>
  )
}
