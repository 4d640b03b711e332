import { useState } from 'react'
import type { CreditLoan } from '../../../ports/Credit.ts'
import { EntryForm } from '../../data/form/EntryForm.tsx'
import { locale, useWords } from '../../i18n/words.ts'
import { SendingSheet } from '../../data/intent/SendingSheet.tsx'
import { toEntries } from '../../data/intent/toEntries.tsx'
import { AmountField } from '../../kit/fields/AmountField.tsx'
import { Badge, type Tone } from '../../kit/figures/Badge.tsx'
import { Button, ButtonLink } from '../../kit/buttons/Button.tsx'
import { Empty } from '../../kit/feedback/Empty.tsx'
import { Breakdown } from '../../kit/figures/Figures.tsx'
import { ListRow } from '../../kit/lists/ListRow.tsx'
import { Money } from '../../kit/figures/Money.tsx'
import { BottomSheet } from '../../kit/overlays/overlays.ts'
import { useValue } from '../../kit/useValue.ts'
import { RecordList } from '../../app/failures/RecordList.tsx'
import { RecordNumber } from '../../app/receipts/RecordNumber.tsx'
import { useModel } from '../../data/app/app.ts'
import { useWayOut } from '../../app/navigation/wayOut.tsx'
import { deviceTime } from '../../data/clock/device.ts'
import { makeCreditModel } from './credit.model.ts'
import { CreditCost } from './CreditCost.tsx'
import { Receipt } from '../../app/receipts/receipts.ts'
import { formatProblem } from '../transfers/reasons.tsx'
import { OwnFigures } from '../../app/session/OwnFigures.tsx'

const TONE: Record<CreditLoan['state'], Tone> = { running: 'accent', overdue: 'bad', repaid: 'neutral' }

const Details = ({ loan }: { readonly loan: CreditLoan }) => {
  const words = useWords().lending
  const { tag } = useValue(locale)
  const money = (amount: CreditLoan['owed']) => <Money amount={amount} currency={loan.currency} />
  return (
    <Breakdown
      facts={[
        { label: words.state(), value: words.creditStates[loan.state]() },
        { label: words.borrowed(), value: money(loan.amount) },
        { label: words.outstanding(), value: money(loan.outstanding) },
        { label: words.interest(), value: money(loan.interest) },
        { label: words.owed(), value: money(loan.owed), strong: true },
        { label: words.repaid(), value: money(loan.paid) },
        { label: words.dayInterest(), value: money(loan.dayInterest) },
        { label: words.startedAt(), value: deviceTime(loan.startedAt, tag) },
        loan.endedAt === null
          ? { label: words.dueAt(), value: deviceTime(loan.dueAt, tag) }
          : { label: words.endedAt(), value: deviceTime(loan.endedAt, tag) },
        { label: words.reference(), value: <RecordNumber id={loan.id} /> },
      ]}
    />
  )
}

const RepayForm = ({ loan }: { readonly loan: CreditLoan }) => {
  const all = useWords()
  const words = all.lending
  const model = useModel(makeCreditModel)
  const draft = useValue(model.repayForm.draft)
  const code = useValue(model.repayForm.errors).repayment
  const sending = useValue(model.repayForm.sending)
  const way = useWayOut(code)
  const { currency } = loan
  return (
    <EntryForm onSubmit={model.repay} onLeave={() => model.repayForm.leave('repayment')}>
      <AmountField
        name="repayment"
        label={words.repayAmount()}
        value={draft.repayment}
        onChange={(text) => model.repayForm.change('repayment', text)}
        currency={currency}
        error={code && formatProblem(all, code)}
      />
      {way && (
        <ButtonLink kind="secondary" size="medium" render={way.link}>
          {way.label}
        </ButtonLink>
      )}
      <Breakdown
        facts={[
          { label: words.outstanding(), value: <Money amount={loan.outstanding} currency={currency} /> },
          { label: words.interest(), value: <Money amount={loan.interest} currency={currency} /> },
          { label: words.owed(), value: <Money amount={loan.owed} currency={currency} />, strong: true },
        ]}
      />
      <p className="text-small text-ink-2">{words.repayRule()}</p>
      <Button type="submit" wide busy={sending}>
        {words.repayNow()}
      </Button>
    </EntryForm>
  )
}

/** The customer's credit loans, the repayment of one, and the review of a new one. */
export const CreditLoans = () => {
  const { lending: words, markets } = useWords()
  const { tag } = useValue(locale)
  const model = useModel(makeCreditModel)
  const terms = useValue(model.known)
  const amount = useValue(model.amount)
  const chosen = useValue(model.chosen)
  const [opened, setOpened] = useState<CreditLoan | null>(null)
  return (
    <>
      <OwnFigures>
        <RecordList
          label={words.myCredit()}
          records={model.loans}
          failed={words.failed()}
          renderRow={(loan) => (
            <ListRow
              title={<Money amount={loan.amount} currency={loan.currency} />}
              subtitle={
                <>
                  <Badge tone={TONE[loan.state]}>{words.creditStates[loan.state]()}</Badge>
                  {loan.state !== 'repaid' && (
                    <span className="block">{`${words.dueAt()} ${deviceTime(loan.dueAt, tag)}`}</span>
                  )}
                </>
              }
              value={<Money amount={loan.owed} currency={loan.currency} />}
              note={words.owed()}
              onPress={() => setOpened(loan)}
            />
          )}
          empty={<Empty title={words.noCredit()} hint={words.noCreditHint()} />}
        />
        <BottomSheet
          open={opened !== null}
          onClose={() => setOpened(null)}
          title={words.creditTitle()}
          footer={
            opened &&
            opened.state !== 'repaid' && (
              <Button
                wide
                onClick={() => {
                  model.startRepaying(opened)
                  setOpened(null)
                }}
              >
                {words.repay()}
              </Button>
            )
          }
        >
          {opened && <Details loan={opened} />}
        </BottomSheet>
      </OwnFigures>
      <SendingSheet
        sheet={model.borrowSheet}
        title={words.creditReview()}
        intent={model.intent}
        review={
          terms && (
            <div className="grid gap-4">
              <Breakdown
                facts={[
                  {
                    label: words.borrowAmount(),
                    value: <Money amount={amount} currency={terms.currency} />,
                    strong: true,
                  },
                ]}
              />
              <CreditCost terms={terms} />
              <p className="text-small text-ink-2">{words.creditRisk()}</p>
            </div>
          )
        }
        action={
          <Button wide onClick={() => void model.confirm()}>
            {words.borrowNow()}
          </Button>
        }
        done={() => ({
          title: words.borrowDone(),
          text: words.borrowDoneText(),
          next: toEntries(markets, '/mine/transactionRecords'),
        })}
        doneLabel={words.close()}
        renderAbout={(kept) => <Money amount={kept.amount} currency={kept.currency} />}
        renderReceipt={({ amount: lent, currency, dueAt, id }) => (
          <Receipt
            facts={[
              { label: words.borrowed(), value: <Money amount={lent} currency={currency} /> },
              { label: words.dueAt(), value: deviceTime(dueAt, tag) },
            ]}
            wallets={[currency]}
            id={id}
          />
        )}
      />
      <SendingSheet
        sheet={model.repaySheet}
        title={words.repay()}
        intent={model.repaying}
        review={chosen && <RepayForm loan={chosen} />}
        action={undefined}
        done={({ state }) => ({
          title: words.repayDone(),
          text: state === 'repaid' ? words.repayOver() : words.repayLeft(),
          next: toEntries(markets, '/mine/transactionRecords'),
        })}
        doneLabel={words.close()}
        renderReceipt={({ currency, id, owed, paid }) => (
          <Receipt
            facts={[
              { label: words.repaid(), value: <Money amount={paid} currency={currency} /> },
              { label: words.owed(), value: <Money amount={owed} currency={currency} /> },
            ]}
            wallets={[currency]}
            id={id}
          />
        )}
      />
    </>
  )
}
