import { formatAmount, formatReturn } from '../../../domain/money/format.ts'
import { compare, zero } from '../../../domain/money/decimal.ts'
import { fromDayNumber } from '../../../domain/calendar/day.ts'
import type { PlanPurchase, SavingsPlan } from '../../../ports/Savings.ts'
import { Go } from '../../app/navigation/Go.tsx'
import { useApp, useModel } from '../../data/app/app.ts'
import { SendingSheet } from '../../data/intent/SendingSheet.tsx'
import { inText } from '../../i18n/inText.ts'
import { serverMessage } from '../../i18n/serverMessage.ts'
import { locale, useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { formatDay } from '../../kit/dates/formatDay.ts'
import { Empty } from '../../kit/feedback/Empty.tsx'
import { Badge } from '../../kit/figures/Badge.tsx'
import { Change } from '../../kit/figures/Change.tsx'
import { Breakdown, Figure } from '../../kit/figures/Figures.tsx'
import { Money } from '../../kit/figures/Money.tsx'
import { ListRow } from '../../kit/lists/ListRow.tsx'
import { RowLines } from '../../kit/lists/RowLines.tsx'
import { Section } from '../../kit/lists/Section.tsx'
import { useValue } from '../../kit/useValue.ts'
import { ListingName } from '../markets/ListingName.tsx'
import { quantityText } from '../markets/listing.ts'
import { Quantity } from '../markets/Quantity.tsx'
import { makeSavingsModel } from './savings.model.ts'
import { sumOf, whenOf } from './sentences.ts'
import { useCover } from '../../kit/figures/covered.ts'

const Purchase = ({
  plan: { currency, market },
  purchase,
}: {
  readonly purchase: PlanPurchase
  readonly plan: SavingsPlan
}) => {
  const all = useWords()
  const words = all.savings
  const { tag } = useValue(locale)
  const { amount, fees, planned, quantity, reason, restAfter, state } = purchase
  const isBought = state === 'bought'
  const cover = useCover()
  return (
    <ListRow
      lines={
        <RowLines
          title={formatDay(fromDayNumber(planned), tag)}
          value={
            isBought ? (
              <Money amount={amount} currency={currency} />
            ) : (
              // What is carried over says so with its sum.
              (state !== 'carried' || reason !== null) && words.purchaseStates[state]()
            )
          }
          subtitle={
            reason === null
              ? words.carriedOver({ sum: inText(`${cover(formatAmount(restAfter))}\u00a0${currency}`) })
              : serverMessage(all, reason)
          }
          note={
            isBought &&
            words.boughtShares({
              quantity: cover(quantityText(all, market, quantity)),
              fees: inText(cover(formatAmount(fees))),
            })
          }
        />
      }
      {...(purchase.orderId !== null &&
        isBought && { render: <Go to="/position/info" search={{ id: purchase.orderId }} /> })}
    />
  )
}

const Figures = ({ plan }: { readonly plan: SavingsPlan }) => {
  const words = useWords().savings
  const { tag } = useValue(locale)
  const { currency, weightedReturn } = plan
  const cover = useCover()
  const money = (amount: SavingsPlan['worth']) => <Money amount={amount} currency={currency} />
  return (
    <Section>
      <div className="grid gap-3">
        <div>
          <p className="text-small text-ink-3">{words.worth()}</p>
          <p>
            <Money amount={plan.worth} currency={currency} hero />
          </p>
          <p className="flex flex-wrap items-center gap-2 text-small">
            <Change amount={plan.profit} currency={currency} />
            <Badge tone={plan.state === 'active' ? 'accent' : 'neutral'}>{words.states[plan.state]()}</Badge>
          </p>
        </div>
        <Breakdown
          facts={[
            { label: words.plan(), value: sumOf(plan, currency, words, cover) },
            { label: words.day(), value: whenOf(plan, words, tag) },
            ...(plan.nextDay === null
              ? []
              : [{ label: words.next(), value: formatDay(fromDayNumber(plan.nextDay), tag), strong: true }]),
            { label: words.rest(), value: money(plan.rest) },
            { label: words.held(), value: <Quantity market={plan.market} quantity={plan.quantity} /> },
            { label: words.paid(), value: money(plan.paid) },
            ...(compare(plan.sold, zero) === 0 ? [] : [{ label: words.sold(), value: money(plan.sold) }]),
            {
              label: words.weighted(),
              value: <Figure>{weightedReturn && cover(formatReturn(weightedReturn))}</Figure>,
              strong: true,
            },
          ]}
        />
        <p className="text-small text-ink-2">{words.weightedHint()}</p>
      </div>
    </Section>
  )
}

/** One plan: its worth, its terms, what it bought, and pausing, changing and ending it. */
export const PlanDetail = ({
  plan,
  purchases,
}: {
  readonly plan: SavingsPlan
  readonly purchases: ReadonlyArray<PlanPurchase>
}) => {
  const app = useApp()
  const words = useWords().savings
  const model = useModel(makeSavingsModel)
  const wanted = useValue(model.wanted)
  return (
    <div className="center-column">
      <Figures plan={plan} />
      {plan.state !== 'ended' && (
        <Section>
          <div className="pair">
            <Button kind="secondary" onClick={() => app.go('/home/plans', { id: plan.id, change: '1' })}>
              {words.change()}
            </Button>
            <Button kind="secondary" onClick={() => model.ask(plan.state === 'active' ? 'paused' : 'active')}>
              {plan.state === 'active' ? words.pause() : words.resume()}
            </Button>
          </div>
        </Section>
      )}
      <Section title={words.purchases()}>
        {purchases.length === 0 ? (
          <Empty title={words.noPurchases()} hint={words.noPurchasesHint()} />
        ) : (
          <ul aria-label={words.purchases()}>
            {purchases.map((purchase) => (
              <li key={purchase.id}>
                <Purchase purchase={purchase} plan={plan} />
              </li>
            ))}
          </ul>
        )}
      </Section>
      {plan.state !== 'ended' && (
        <Section>
          <Button kind="danger" wide onClick={() => model.ask('ended')}>
            {words.end()}
          </Button>
        </Section>
      )}
      <SendingSheet
        sheet={model.turnSheet}
        title={words.turns[wanted].title()}
        intent={model.turning}
        review={
          <div className="grid gap-2">
            <p className="font-semibold">
              <ListingName listing={plan} />
            </p>
            <p className="text-small text-ink-2">{words.turns[wanted].text()}</p>
          </div>
        }
        action={
          <Button wide kind={wanted === 'ended' ? 'danger' : 'primary'} onClick={() => void model.turn(plan.id)}>
            {words.turns[wanted].title()}
          </Button>
        }
        done={() => ({ title: words.turns[wanted].done(), next: null })}
        doneLabel={words.close()}
      />
    </div>
  )
}
