import { type ReactNode, useEffect } from 'react'
import type { Direction } from '../../../../domain/orders/order.ts'
import type { Detail } from '../../../../ports/Quotes.ts'
import { useFields } from '../../../data/form/useFields.ts'
import { loadNamespace, useWords } from '../../../i18n/words.ts'
import { ActionBar } from '../../../kit/buttons/ActionBar.tsx'
import { Button } from '../../../kit/buttons/Button.tsx'
import { Change } from '../../../kit/figures/Change.tsx'
import { SkeletonForm } from '../../../kit/feedback/Skeleton.tsx'
import { TopBar } from '../../../kit/layout/TopBar.tsx'
import { lazyPart, makeUseDownload } from '../../../kit/lazyPart.tsx'
import { lazily } from '../../../kit/lazily.tsx'
import { usePart, useValue } from '../../../kit/useValue.ts'
import { changeOf, quantityText, useListingName } from '../../markets/listing.ts'
import { DelayedNote } from '../../markets/DelayedNote.tsx'
import { Price } from '../../markets/Price.tsx'
import { useWatched } from '../../markets/useQuote.ts'
import { useApp, useModel } from '../../../data/app/app.ts'
import { useSearch } from '../../../app/navigation/useSearch.ts'
import { makeTicketModel } from './ticket.model.ts'
import { TicketForm } from './enter/TicketForm.tsx'

/** It decorates the title, so it may come after the form. */
const Monogram = lazyPart(
  async () => (await import('../../markets/Monogram.tsx')).Monogram,
  <span className="block size-9" />,
)

const LOADING = (
  <div className="py-4">
    <SkeletonForm fields={4} />
  </div>
)

// Seldom needed, and downloaded again where it could not be.
const NotLoaded = lazyPart(async () => (await import('./NotLoaded.tsx')).default, LOADING)

// It watches the connection, so it is downloaded with every ticket, after the form.
const useDrafts = makeUseDownload(
  async () => (await Promise.all([import('../drafts/TicketDraft.tsx'), loadNamespace('drafts')]))[0],
)

/** Review, sending and outcome of the order. */
const OrderSheet = lazily(() => import('./OrderSheet.tsx').then((part) => part.OrderSheet))

const DOT = <span aria-hidden>·</span>

/** Code, live price and lot below the title. */
const Subtitle = ({ detail }: { readonly detail: Detail }) => {
  const all = useWords()
  const words = all.orders
  const quote = useValue(useModel(makeTicketModel).quote) ?? detail.quote
  return (
    <span className="flex flex-wrap items-center gap-x-1.5">
      <span className="num">{detail.code}</span>
      {DOT}
      <Price price={quote.price} decimals={detail.decimals} />
      <Change percent={changeOf(quote).percent} />
      {DOT}
      <span>{words.lot({ lot: quantityText(all, detail.market, detail.rules.lot) })}</span>
    </span>
  )
}

/** The main action of the screen: to the review, or back to the order in flight. */
const Action = ({ children, onReview }: { readonly children: ReactNode; readonly onReview: () => void }) => {
  const words = useWords()
  const { entry, sending } = useModel(makeTicketModel)
  const direction = usePart(entry.draft, (draft) => draft.direction)
  const stage = useValue(sending.stage)
  const label = stage === 'unknown' || stage === 'sending' ? words.markets.sending[stage] : words.orders.review
  return (
    <ActionBar>
      {children}
      <Button wide kind={stage === 'idle' ? (direction === 'long' ? 'up' : 'down') : 'secondary'} onClick={onReview}>
        {label()}
      </Button>
    </ActionBar>
  )
}

const Ticket = ({ detail }: { readonly detail: Detail }) => {
  const app = useApp()
  const words = useWords().orders
  const { entry, sending, resetForm } = useModel(makeTicketModel)
  const direction = usePart(entry.draft, (draft) => draft.direction)
  const name = useListingName(detail)
  const reviewing = useValue(sending.sheet)
  const { ref, go } = useFields(sending.review)
  const drafts = useDrafts()
  useWatched([detail.code])
  // Preloaded, so that the review opens without a wait.
  useEffect(() => void OrderSheet.preload(), [])
  return (
    <>
      <TopBar
        leading={<Monogram listing={detail} />}
        title={direction === 'long' ? words.buyTitle({ name }) : words.shortTitle({ name })}
        subtitle={<Subtitle detail={detail} />}
        onBack={app.back}
      />
      <DelayedNote zone={detail.rules.zone} />
      <div ref={ref} className="center-column grow px-4 py-3">
        {drafts && <drafts.TicketDraft />}
        <TicketForm detail={detail} />
      </div>
      <Action onReview={go}>{drafts && <drafts.DraftLine />}</Action>
      <OrderSheet
        open={reviewing}
        onClose={() => sending.dismiss(resetForm)}
        entry={entry}
        sending={sending}
        detail={detail}
        onEnd={resetForm}
        note={drafts && <drafts.DraftNote />}
      />
    </>
  )
}

/** /quotes/infoBuy: the order form of an instrument. Source: RULES.md, orders. */
export default function InfoBuy() {
  const app = useApp()
  const words = useWords().orders
  const { code = '', direction, daytrade } = useSearch('/quotes/infoBuy')
  const model = useModel(makeTicketModel)
  const opened = useValue(model.opened)
  const detail = useValue(model.detail)
  const title = useListingName(detail ?? { name: words.title(), chineseName: '' })
  const asked: Direction = direction === 'short' ? 'short' : 'long'
  const isDayTrade = daytrade === '1'
  useEffect(() => model.open(code, asked, isDayTrade), [model, code, asked, isDayTrade])
  return (
    <div className="flex min-h-full flex-col bg-surface">
      {detail?.rules.tradable ? (
        <Ticket key={detail.code} detail={detail} />
      ) : (
        <>
          <TopBar title={title} onBack={app.back} />
          <div className="center-column px-4">
            {opened.is === 'loading' ? LOADING : <NotLoaded opened={opened} onRetry={() => void model.retry()} />}
          </div>
        </>
      )}
    </div>
  )
}
