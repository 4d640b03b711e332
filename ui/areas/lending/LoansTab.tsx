import { useState } from 'react'
import { formatDayRate, formatPrice } from '../../../domain/money/format.ts'
import type { StockLoan } from '../../../ports/Lending.ts'
import { inText } from '../../i18n/inText.ts'
import { locale, useWords } from '../../i18n/words.ts'
import { Badge, type Tone } from '../../kit/figures/Badge.tsx'
import { Button } from '../../kit/buttons/Button.tsx'
import { Empty } from '../../kit/feedback/Empty.tsx'
import { Breakdown, Figure } from '../../kit/figures/Figures.tsx'
import { ListRow } from '../../kit/lists/ListRow.tsx'
import { Money } from '../../kit/figures/Money.tsx'
import { BottomSheet, ConfirmDialog } from '../../kit/overlays/overlays.ts'
import { useValue } from '../../kit/useValue.ts'
import { priceStep, quantityText } from '../markets/listing.ts'
import { RecordList } from '../../app/failures/RecordList.tsx'
import { RecordNumber } from '../../app/receipts/RecordNumber.tsx'
import { useModel } from '../../data/app/app.ts'
import { eventTime } from '../../data/clock/event.ts'
import { makeLendingModel } from './lending.model.ts'
import { Monogram } from '../markets/Monogram.tsx'
import { ListingName } from '../markets/ListingName.tsx'
import { OwnFigures } from '../../app/session/OwnFigures.tsx'
import { useCover } from '../../kit/figures/covered.ts'

const TONE: Record<StockLoan['state'], Tone> = { lending: 'good', 'being-returned': 'warning', ended: 'neutral' }

const Row = ({ loan, onPress }: { readonly loan: StockLoan; readonly onPress: () => void }) => {
  const all = useWords()
  const words = all.lending
  const cover = useCover()
  return (
    <ListRow
      leading={<Monogram listing={loan} />}
      title={<ListingName listing={loan} />}
      subtitle={<Figure>{cover(quantityText(all, loan.market, loan.quantity))}</Figure>}
      value={<Money amount={loan.paid} currency={loan.currency} />}
      note={<Badge tone={TONE[loan.state]}>{words.loanStates[loan.state]()}</Badge>}
      onPress={onPress}
    />
  )
}

const Details = ({ loan }: { readonly loan: StockLoan }) => {
  const all = useWords()
  const words = all.lending
  const { tag } = useValue(locale)
  const { currency } = loan
  const cover = useCover()
  const money = (amount: StockLoan['paid']) => <Money amount={amount} currency={currency} />
  return (
    <Breakdown
      facts={[
        { label: words.name(), value: <ListingName listing={loan} /> },
        { label: words.state(), value: words.loanStates[loan.state]() },
        { label: words.quantity(), value: <Figure>{cover(quantityText(all, loan.market, loan.quantity))}</Figure> },
        {
          label: words.startPrice(),
          value: <Figure>{`${formatPrice(loan.price, priceStep(loan.decimals))}\u00a0${currency}`}</Figure>,
        },
        { label: words.value(), value: money(loan.value) },
        { label: `${words.dayFee()} · ${inText(formatDayRate(loan.rate))}`, value: money(loan.dayFee) },
        { label: words.paidDays(), value: <Figure>{`${loan.paidDays} / ${loan.days}`}</Figure> },
        { label: words.paidFees(), value: money(loan.paid), strong: true },
        { label: words.totalFee(), value: money(loan.total) },
        { label: words.startedAt(), value: eventTime(loan.startedAt, tag, loan.zone) },
        loan.returnedAt === null
          ? { label: words.backBy(), value: eventTime(loan.endsAt, tag, loan.zone) }
          : { label: words.returnedAt(), value: eventTime(loan.returnedAt, tag, loan.zone) },
        { label: words.reference(), value: <RecordNumber id={loan.id} /> },
      ]}
    />
  )
}

/** The loans of shares, with their fees, and recalling one. */
export default function LoansTab() {
  const words = useWords().lending
  const { loans, recall, recalling } = useModel(makeLendingModel)
  const sending = useValue(recalling.state).kind
  const [opened, setOpened] = useState<StockLoan | null>(null)
  const [asked, setAsked] = useState<StockLoan | null>(null)
  const open = (loan: StockLoan) => {
    recalling.turnTo(loan.id)
    setOpened(loan)
  }
  const callBack = () => {
    const id = asked?.id
    setAsked(null)
    if (sending === 'lost') void recalling.sendAgain()
    else if (id) void recall(id)
  }
  return (
    <OwnFigures>
      <RecordList
        label={words.myLoans()}
        records={loans}
        failed={words.failed()}
        renderRow={(loan) => <Row loan={loan} onPress={() => open(loan)} />}
        empty={<Empty title={words.noLoans()} hint={words.noLoansHint()} />}
      />
      <BottomSheet
        open={opened !== null}
        onClose={() => setOpened(null)}
        title={words.loanTitle()}
        footer={
          opened?.state === 'lending' && (
            <Button
              kind="secondary"
              wide
              busy={sending === 'sending' || sending === 'unknown'}
              onClick={() => {
                setAsked(opened)
                setOpened(null)
              }}
            >
              {words.recall()}
            </Button>
          )
        }
      >
        {opened && <Details loan={opened} />}
      </BottomSheet>
      <ConfirmDialog
        open={asked !== null}
        title={words.recallTitle()}
        description={words.recallText()}
        confirmLabel={words.recall()}
        cancelLabel={words.keep()}
        onConfirm={callBack}
        onClose={() => setAsked(null)}
      />
    </OwnFigures>
  )
}
