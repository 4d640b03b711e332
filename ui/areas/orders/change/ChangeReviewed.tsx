import type { ReactNode } from 'react'
import { isSame } from '../../../../domain/money/decimal.ts'
import { formatPrice, formatQuantity } from '../../../../domain/money/format.ts'
import type { PlacedOrder } from '../../../../ports/Orders.ts'
import type { Detail } from '../../../../ports/Quotes.ts'
import { useWords } from '../../../i18n/words.ts'
import { actionName } from '../../markets/actionName.ts'
import { Breakdown, Figure } from '../../../kit/figures/Figures.tsx'
import { Money } from '../../../kit/figures/Money.tsx'
import { useValue } from '../../../kit/useValue.ts'
import { useModel } from '../../../data/app/app.ts'
import { priceStep } from '../../markets/listing.ts'
import { FieldWarning } from '../ticket/findings/FieldMessages.tsx'
import { useFormatContext } from '../ticket/findings/formatFinding.ts'
import { makeChangeModel } from './change.model.ts'

/** A new value, with the present one below it where they differ. */
const Turned = ({ children, before }: { readonly children: ReactNode; readonly before: ReactNode }) => {
  const words = useWords().changes
  return (
    <span className="grid justify-items-end">
      <span className="font-semibold">{children}</span>
      {before !== null && (
        <span className="text-ink-3">
          {words.before()} {before}
        </span>
      )}
    </span>
  )
}

/** The order after the change, beside its present values, and what becomes of its place in the book. */
export const ChangeReviewed = ({ detail, order }: { readonly order: PlacedOrder; readonly detail: Detail }) => {
  const words = useWords()
  const { changes, positions } = words
  const model = useModel(makeChangeModel)
  const review = useValue(model.review)
  const warning = useValue(model.said.price)
  const writing = useFormatContext(detail)
  if (!review) return null
  const price = (n: typeof order.price | undefined) =>
    n && <Figure>{`${formatPrice(n, priceStep(order.decimals))} ${order.currency}`}</Figure>
  const { filled } = order
  const { held, keepsPlace, quantity } = review
  const isMoved = review.price && order.price && !isSame(review.price, order.price)
  return (
    <div className="grid gap-4">
      <Breakdown
        facts={[
          { label: positions.order.action(), value: actionName(words, order) },
          ...(review.price
            ? [
                {
                  label: positions.order.price(),
                  value: <Turned before={isMoved ? price(order.price) : null}>{price(review.price)}</Turned>,
                },
              ]
            : []),
          {
            label: positions.order.quantity(),
            value: (
              <Turned
                before={isSame(quantity, order.quantity) ? null : <Figure>{formatQuantity(order.quantity)}</Figure>}
              >
                <Figure>{formatQuantity(quantity)}</Figure>
              </Turned>
            ),
          },
          ...(filled.value > 0n
            ? [{ label: positions.order.filled(), value: <Figure>{formatQuantity(filled)}</Figure> }]
            : []),
          ...(held && order.action === 'open'
            ? [
                {
                  label: positions.order.held(),
                  value: (
                    <Turned
                      before={isSame(held, order.held) ? null : <Money amount={order.held} currency={order.currency} />}
                    >
                      <Money amount={held} currency={order.currency} />
                    </Turned>
                  ),
                },
              ]
            : []),
          { label: changes.place(), value: keepsPlace ? changes.keepsPlace() : changes.losesPlace() },
        ]}
      />
      <p className="text-small">
        <FieldWarning decision="review" finding={warning} writing={writing} otherwise={'\u00a0'} />
      </p>
    </div>
  )
}
