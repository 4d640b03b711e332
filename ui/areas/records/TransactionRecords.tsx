import { TRADING_KINDS } from '../../../domain/records/kinds.ts'
import { useWords } from '../../i18n/words.ts'
import { useModel } from '../../data/app/app.ts'
import { makeTransactionRecords } from './lists.model.ts'
import { MovementScreen } from './MovementScreen.tsx'

/** /mine/transactionRecords: money moved by trading. */
export default function TransactionRecords() {
  const words = useWords().records
  const records = useModel(makeTransactionRecords)
  return <MovementScreen title={words.transactionTitle()} records={records} kinds={TRADING_KINDS} file="transactions" />
}
