import { useEffect, useState } from 'react'
import type { PlacedOrder } from '../../../../ports/Orders.ts'
import { usePart } from '../../../kit/useValue.ts'
import type { makeOrders } from './orders.model.ts'

/**
 * The order of a sheet over its list. One that has left the list, because it was filled or ended while the sheet was open, stays, and is asked
 * for once. Null for no id, and before it is known.
 */
export const useOrder = ({ lookUp, records }: ReturnType<typeof makeOrders>, id: string | null): PlacedOrder | null => {
  const row = usePart(records.rows, (rows) => rows.find((order) => order.id === id) ?? null)
  const [last, setLast] = useState<PlacedOrder | null>(null)
  if (row !== null && row !== last) setLast(row)
  const known = row ?? (last?.id === id ? last : null)
  const isGone = row === null && known !== null
  useEffect(() => {
    if (id === null || !isGone) return undefined
    let isLeft = false
    const ask = async () => {
      const found = await lookUp(id)
      if (found && !isLeft) setLast(found)
    }
    void ask()
    return () => {
      isLeft = true
    }
  }, [id, isGone, lookUp])
  return known
}
