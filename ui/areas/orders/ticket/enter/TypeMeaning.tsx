import type { OrderType } from '../../../../../domain/orders/order.ts'
import { TermButton } from '../../../../app/terms/TermButton.tsx'
import { useWords } from '../../../../i18n/words.ts'

/** Beside the types of an order: what the chosen one means. */
export const TypeMeaning = ({ type }: { readonly type: OrderType }) => {
  const words = useWords().markets
  return (
    <TermButton
      of={type === 'limit' ? 'limitOrder' : 'marketOrder'}
      label={words.meaning({ term: words.orderTypes[type]() })}
    />
  )
}
