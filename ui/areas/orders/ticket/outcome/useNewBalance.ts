import { useEffect, useState } from 'react'
import type { Decimal } from '../../../../../domain/money/decimal.ts'
import type { PlacedOrder } from '../../../../../ports/Orders.ts'
import { useModel } from '../../../../data/app/app.ts'
import { useValue } from '../../../../kit/useValue.ts'
import { makeMoneyModel } from '../money.model.ts'

/** The buying power after the last change of an order; null until the server has told it again. */
export const useNewBalance = ({ id, state, filled, currency }: PlacedOrder): Decimal | null => {
  const money = useModel(makeMoneyModel)
  useValue(money.funds)
  const change = `${id} ${state} ${String(filled.value)}`
  const [known, setKnown] = useState<string | null>(null)
  useEffect(() => {
    let isOver = false
    const before = money.funds.peek()
    const ask = async (): Promise<void> => {
      await money.load()
      if (!isOver && money.funds.peek() !== before) setKnown(change)
    }
    void ask()
    return () => {
      isOver = true
    }
  }, [money, change])
  return known === change ? money.spendable(currency) : null
}
