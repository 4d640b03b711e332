import { useEffect } from 'react'
import { TRADING_KINDS } from '../../../domain/records/kinds.ts'
import { makeMarginModel } from '../../app/session/margin.model.ts'
import { useWords } from '../../i18n/words.ts'
import { usePart, useValue } from '../../kit/useValue.ts'
import { useModel } from '../../data/app/app.ts'
import { makeTransactionRecords } from './lists.model.ts'
import { MovementScreen } from './MovementScreen.tsx'

const WITHOUT_MARGIN = TRADING_KINDS.filter((kind) => kind !== 'margin')

/** /mine/transactionRecords: money moved by trading. */
export default function TransactionRecords() {
  const words = useWords().records
  const records = useModel(makeTransactionRecords)
  const { isOn, load } = useModel(makeMarginModel)
  useEffect(() => void load(), [load])
  // The word is for who switched margin on, or has such records. Source: RULES.md, screens.
  const hasSome = usePart(records.list.rows, (rows) => rows.some(({ kind }) => kind === 'margin'))
  const kinds = useValue(isOn) || hasSome ? TRADING_KINDS : WITHOUT_MARGIN
  return <MovementScreen title={words.transactionTitle()} records={records} kinds={kinds} file="transactions" />
}
