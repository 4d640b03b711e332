import type { ReactNode } from 'react'
import { formatQuantity } from '../../../../domain/money/format.ts'
import type { ClosedPosition } from '../../../../ports/Positions.ts'
import { LoadFailed } from '../../../app/failures/loadFailure.tsx'
import { type Done, SendingSheet } from '../../../data/intent/SendingSheet.tsx'
import { inText } from '../../../i18n/inText.ts'
import { serverMessage } from '../../../i18n/serverMessage.ts'
import { useWords } from '../../../i18n/words.ts'
import { actionName } from '../../markets/actionName.ts'
import { Button } from '../../../kit/buttons/Button.tsx'
import { SkeletonRows } from '../../../kit/feedback/Skeleton.tsx'
import { Change } from '../../../kit/figures/Change.tsx'
import { Breakdown } from '../../../kit/figures/Figures.tsx'
import { Money } from '../../../kit/figures/Money.tsx'
import { useValue } from '../../../kit/useValue.ts'
import { useModel } from '../../../data/app/app.ts'
import { isSame } from '../../../../domain/money/decimal.ts'
import { ListingName } from '../../markets/ListingName.tsx'
import { Monogram } from '../../markets/Monogram.tsx'
import { type ClosingRow, makeCloseAllModel, MOST_AT_ONCE, type StayReason } from './closeAll.model.ts'
import { useReviewOfAll } from '../../orders/change/useReviewOfAll.ts'
import { quantityText } from '../../markets/listing.ts'

const Line = ({ row, children }: { readonly row: ClosingRow; readonly children: ReactNode }) => {
  const words = useWords()
  const { position } = row
  const { closable, code, direction, leverage, quantity } = position
  const all = quantityText(words, position.market, quantity)
  const isPart = row.stays === null && !isSame(quantity, closable)
  return (
    <li className="flex flex-wrap items-center gap-x-3 py-2">
      <Monogram listing={position} />
      <span className="min-w-32 grow basis-0">
        <span className="block">
          <ListingName listing={position} /> <span className="num text-small text-ink-3">{code}</span>
        </span>
        <span className="block text-small text-ink-2">
          {actionName(words, { action: 'close', direction, leverage })}
          {' · '}
          <span>
            {isPart ? words.changes.closeAll.part({ quantity: inText(formatQuantity(closable)), held: all }) : all}
          </span>
        </span>
      </span>
      <span className="ms-auto text-end text-small">{children}</span>
    </li>
  )
}

const Stays = ({ reason }: { readonly reason: StayReason }) => {
  const words = useWords()
  return typeof reason === 'string' ? words.changes.closeAll[reason]() : serverMessage(words, reason.code)
}

const Staying = () => {
  const own = useWords().changes.closeAll
  const rows = useValue(useModel(makeCloseAllModel).staying)
  if (rows.length === 0) return null
  return (
    <div>
      <h3 className="text-small font-semibold">{own.stay()}</h3>
      <ul className="divide-y divide-line">
        {rows.map((row) => (
          <Line key={row.position.id} row={row}>
            <span className="text-ink-2">{row.stays && <Stays reason={row.stays} />}</span>
          </Line>
        ))}
      </ul>
    </div>
  )
}

const Review = () => {
  const own = useWords().changes.closeAll
  const model = useModel(makeCloseAllModel)
  const closing = useValue(model.closing)
  const status = useValue(model.all.status)
  const failure = useValue(model.all.failure)
  const sums = useValue(model.sums)
  const isCut = useValue(model.isCut)
  if (status === 'failed')
    return <LoadFailed title={own.failed()} failure={failure} onRetry={() => void model.all.load()} />
  if (closing === null) return <SkeletonRows count={3} />
  return (
    <div className="grid gap-4">
      {closing.length === 0 ? (
        <p>{own.none()}</p>
      ) : (
        <>
          <p className="text-small text-ink-2">{own.text()}</p>
          {isCut && <p className="text-small text-ink-2">{own.most({ count: MOST_AT_ONCE })}</p>}
          <ul aria-label={own.list()} className="divide-y divide-line">
            {closing.map((row) => (
              <Line key={row.position.id} row={row}>
                <span className="block">
                  <Money amount={row.figures?.proceeds} currency={row.position.currency} />
                </span>
                <span className="block">
                  <Change amount={row.figures?.profit ?? null} currency={row.position.currency} />
                </span>
              </Line>
            ))}
          </ul>
          {sums.map(({ currency, fees, proceeds, profit }) => (
            <Breakdown
              key={currency}
              facts={[
                { label: own.proceeds(), value: <Money amount={proceeds} currency={currency} />, strong: true },
                { label: own.fees(), value: <Money amount={fees} currency={currency} /> },
                { label: own.profit(), value: <Change amount={profit} currency={currency} /> },
              ]}
            />
          ))}
        </>
      )}
      <Staying />
    </div>
  )
}

const Action = () => {
  const own = useWords().changes.closeAll
  const model = useModel(makeCloseAllModel)
  const count = useValue(model.closing)?.length ?? 0
  return (
    <Button wide kind="danger" disabled={count === 0} onClick={() => void model.send()}>
      {own.send({ count })}
    </Button>
  )
}

/** What was sent, and what the server refused with its reason. */
const Outcome = ({ closed }: { readonly closed: ReadonlyArray<ClosedPosition> }) => {
  const words = useWords()
  const own = words.changes.closeAll
  const { positionOf } = useModel(makeCloseAllModel)
  const refused = closed.filter(({ problem }) => problem !== null)
  return (
    <>
      {refused.length < closed.length && own.sent({ count: closed.length - refused.length })}
      {refused.map(({ positionId, problem }) => {
        const position = positionOf(positionId)
        return (
          <span key={positionId} className="block">
            {own.refused()}: {position && <ListingName listing={position} />} {problem && serverMessage(words, problem)}
          </span>
        )
      })}
    </>
  )
}

const doneOf =
  (words: ReturnType<typeof useWords>) =>
  (closed: ReadonlyArray<ClosedPosition>): Done => ({
    ...(closed.some(({ problem }) => problem === null)
      ? { title: serverMessage(words, 'positions-closing') }
      : { title: words.changes.closeAll.none(), isNothing: true }),
    text: <Outcome closed={closed} />,
    next: null,
  })

interface CloseAllSheetProps {
  readonly open: boolean
  readonly onSent: () => void
  readonly onClose: () => void
}

/** Closes all positions at the market, after a list of them with what each pays and costs. Needs the words `changes`. */
export const CloseAllSheet = ({ onClose, onSent, open }: CloseAllSheetProps) => {
  const words = useWords()
  const model = useModel(makeCloseAllModel)
  useReviewOfAll(model, open, onSent, onClose)
  return (
    <SendingSheet
      sheet={model.sheet}
      title={words.changes.closeAll.title()}
      intent={model.intent}
      review={<Review />}
      action={<Action />}
      done={doneOf(words)}
      doneLabel={words.changes.close()}
    />
  )
}
