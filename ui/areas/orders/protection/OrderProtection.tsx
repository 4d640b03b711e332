import type { PlacedOrder } from '../../../../ports/Orders.ts'
import type { ProtectionRecord } from '../../../../ports/Positions.protection.ts'
import { useWords } from '../../../i18n/words.ts'
import { ProtectionFacts } from './ProtectionFacts.tsx'

interface OrderProtectionProps {
  readonly order: Pick<PlacedOrder, 'currency' | 'decimals'>
  readonly protection: ProtectionRecord
}

/** What protects the position that an order opens, below the details of the order. Needs the words `protection`. */
export const OrderProtection = ({ order, protection }: OrderProtectionProps) => {
  const words = useWords().protection
  return (
    <section className="mt-4 grid w-full gap-3 border-t text-start border-line pt-4">
      <h3 className="font-semibold">{words.stops()}</h3>
      <ProtectionFacts protection={protection} currency={order.currency} decimals={order.decimals} />
    </section>
  )
}
