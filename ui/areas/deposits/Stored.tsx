import { useEffect, useState } from 'react'
import { formatAmount } from '../../../domain/money/format.ts'
import { amountProblem } from '../../../domain/money/limits.ts'
import type { DepositChannel, PayMethod } from '../../../ports/Deposits.ts'
import { currencyOptions } from '../../i18n/currencyNames.ts'
import { locale, useWords } from '../../i18n/words.ts'
import { readAmount } from '../../data/form/amount.ts'
import { ActionBar } from '../../kit/buttons/ActionBar.tsx'
import { Badge } from '../../kit/figures/Badge.tsx'
import { ButtonLink } from '../../kit/buttons/Button.tsx'
import { Empty } from '../../kit/feedback/Empty.tsx'
import { Breakdown } from '../../kit/figures/Figures.tsx'
import { AmountField } from '../../kit/fields/AmountField.tsx'
import { Section } from '../../kit/lists/Section.tsx'
import { SelectSheet } from '../../kit/choices/SelectSheet.tsx'
import { Skeleton, SkeletonRows } from '../../kit/feedback/Skeleton.tsx'
import { Segmented } from '../../kit/choices/Tabs.tsx'
import { TopBar } from '../../kit/layout/TopBar.tsx'
import { useValue } from '../../kit/useValue.ts'
import { useApp, useModel } from '../../data/app/app.ts'
import { Go } from '../../app/navigation/Go.tsx'
import { LoadFailed } from '../../app/failures/loadFailure.tsx'
import { makeDepositModel } from './deposit.model.ts'
import { DepositGate } from './DepositGate.tsx'
import { Hours } from '../transfers/Hours.tsx'
import { formatProblem } from '../transfers/reasons.tsx'
import { PayInDetails } from './PayInAccount.tsx'
import { inText } from '../../i18n/inText.ts'

const METHODS: ReadonlyArray<PayMethod> = ['bank', 'wallet']

/** The typed amount, and why this channel does not take it: the customer is about to transfer it. */
const usePaid = ({ currency, limits }: DepositChannel) => {
  const { form } = useModel(makeDepositModel)
  const typed = useValue(form.draft).amount
  const { amount, code } = readAmount(typed, currency)
  const problem = typed.trim() === '' ? undefined : (code ?? amountProblem(amount, currency, limits))
  return { typed, amount: problem === undefined ? amount : null, problem }
}

/** What is paid in: it goes into the payment code, and on to the report of the transfer. */
const PaidIn = (channel: DepositChannel) => {
  const { currency, limits } = channel
  const all = useWords()
  const words = all.transfers
  const { form } = useModel(makeDepositModel)
  const { typed, problem } = usePaid(channel)
  const [isLeft, setLeft] = useState(false)
  const range = { min: inText(formatAmount(limits.min)), max: inText(`${formatAmount(limits.max)}\u00a0${currency}`) }
  return (
    <AmountField
      name="amount"
      label={words.amount()}
      hint={<span>{words.limitRange(range)}</span>}
      value={typed}
      onChange={(text) => form.change('amount', text)}
      onBlur={() => setLeft(true)}
      error={isLeft && problem ? formatProblem(all, problem, { currency, ...limits }) : undefined}
      currency={currency}
    />
  )
}

/** As tall as a field: what comes with the channels has its room before. */
const FieldRoom = ({ hasHint = false }: { readonly hasHint?: boolean }) => (
  <div className="grid gap-1.5">
    <div className="flex h-4.5 items-center">
      <Skeleton width="5rem" height="0.75rem" />
    </div>
    <Skeleton height="3rem" />
    {hasHint && <Skeleton width="10rem" height="1.125rem" />}
  </div>
)

const Channel = ({ channel }: { readonly channel: DepositChannel }) => {
  const words = useWords().transfers
  const { currency, hours, arriveHours, note, isOpen, accounts } = channel
  const { amount } = usePaid(channel)
  return (
    <>
      {accounts.map((account) => (
        <Section key={account.id} title={words.payInto()}>
          <PayInDetails {...{ account, amount, currency }} />
        </Section>
      ))}
      <Section
        title={<bdi>{channel.name}</bdi>}
        aside={!isOpen && <Badge tone="warning">{words.channelClosed()}</Badge>}
      >
        <Breakdown
          facts={[
            { label: words.hours(), value: <Hours hours={hours} /> },
            { label: words.credited(), value: words.creditedWithin({ hours: arriveHours }) },
          ]}
        />
        {!isOpen && (
          <div className="pt-3">
            <DepositGate />
          </div>
        )}
        {note !== null && (
          <p dir="auto" className="pt-3 text-small text-ink-2">
            {note}
          </p>
        )}
      </Section>
    </>
  )
}

/** /mine/stored: the amount, the account to pay into, and the conditions of the channel. */
export default function Stored() {
  const app = useApp()
  const words = useWords().transfers
  const language = useValue(locale)
  const model = useModel(makeDepositModel).channels
  const status = useValue(model.status)
  const failure = useValue(model.failure)
  const method = useValue(model.method)
  const currencies = useValue(model.currencies)
  const currency = useValue(model.currency)
  const offered = useValue(model.offered)
  const open = offered.find(({ isOpen }) => isOpen)
  const isWaiting = offered.length === 0 && status !== 'ready' && status !== 'failed'
  useEffect(() => void model.load(), [model])

  return (
    <div className="flex min-h-dvh flex-col">
      <TopBar
        title={words.storedTitle()}
        onBack={app.back}
        actions={
          <Go to="/mine/deposit" className="tap min-w-11 px-3 text-center text-small text-accent">
            {words.history()}
          </Go>
        }
      />
      <div className="center-column w-full">
        <Section>
          <div className="grid gap-3">
            {open ? <PaidIn {...open} /> : isWaiting && <FieldRoom hasHint />}
            <Segmented
              label={words.method()}
              choices={METHODS.map((value) => ({ value, label: words.methods[value]() }))}
              value={method}
              onChange={model.chooseMethod}
            />
            {currencies.length > 0 ? (
              <SelectSheet
                label={words.currency()}
                placeholder={words.choose()}
                options={currencyOptions(currencies, language)}
                value={currency}
                onChange={model.chooseCurrency}
              />
            ) : (
              isWaiting && <FieldRoom />
            )}
          </div>
        </Section>
        {offered.map((channel) => (
          <Channel key={channel.id} channel={channel} />
        ))}
        {offered.length === 0 && (
          <Section>
            {status === 'failed' ? (
              <LoadFailed title={words.channelsFailed()} failure={failure} onRetry={() => void model.load()} />
            ) : status === 'ready' ? (
              <Empty title={words.noChannel()} hint={words.noChannelHint()} />
            ) : (
              <SkeletonRows count={4} />
            )}
          </Section>
        )}
      </div>
      {open && (
        <ActionBar>
          <ButtonLink wide render={<Go to="/mine/deposit" search={{ channel: open.id }} />}>
            {words.reported()}
          </ButtonLink>
        </ActionBar>
      )}
    </div>
  )
}
