import { useEffect } from 'react'
import type { Currency } from '../../../domain/money/money.ts'
import { RecordNumber } from './RecordNumber.tsx'
import { useModel } from '../../data/app/app.ts'
import { useWords } from '../../i18n/words.ts'
import { Breakdown, type Fact } from '../../kit/figures/Figures.tsx'
import { Money } from '../../kit/figures/Money.tsx'
import { useValue } from '../../kit/useValue.ts'
import { makeReceiptModel } from './receipt.model.ts'
import { OwnFigures } from '../session/OwnFigures.tsx'

export interface ReceiptProps {
  /** What was done, in the words of its screen. */
  readonly facts: ReadonlyArray<Fact>
  /** The wallets whose money it concerns. */
  readonly wallets: ReadonlyArray<Currency>
  /** Null where an older server sends none. */
  readonly id: string | null
}

/** What a transfer was, what is available after it, and its number. Needs the words `transfers`. */
export default function Receipt({ facts, id, wallets }: ReceiptProps) {
  const words = useWords().transfers
  const { funds, open } = useModel(makeReceiptModel)
  const known = useValue(funds)
  useEffect(() => open(), [open])
  return (
    <Breakdown
      facts={[
        ...facts,
        ...wallets.map((currency) => ({
          label: words.availableNow(),
          value: (
            <OwnFigures>
              <Money amount={known?.find((one) => one.currency === currency)?.available} currency={currency} />
            </OwnFigures>
          ),
          strong: true,
        })),
        ...(id === null ? [] : [{ label: words.reference(), value: <RecordNumber id={id} /> }]),
      ]}
    />
  )
}
