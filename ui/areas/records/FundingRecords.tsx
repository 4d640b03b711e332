import { FUNDING_KINDS } from '../../../domain/records/kinds.ts'
import { useWords } from '../../i18n/words.ts'
import { useModel } from '../../data/app/app.ts'
import { makeFundingRecords } from './lists.model.ts'
import { MovementScreen } from './MovementScreen.tsx'

/** /mine/fundingRecords: money in, out and between wallets. */
export default function FundingRecords() {
  const words = useWords().records
  const records = useModel(makeFundingRecords)
  return <MovementScreen title={words.fundingTitle()} records={records} kinds={FUNDING_KINDS} file="funding" />
}
