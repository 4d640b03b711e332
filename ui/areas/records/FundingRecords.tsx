import { FUNDING_KINDS } from '../../../domain/records/kinds.ts'
import { useWords } from '../../i18n/words.ts'
import { useModel } from '../../data/app/app.ts'
import { useSimulation } from '../../app/session/useSimulation.ts'
import { makeFundingRecords } from './lists.model.ts'
import { MovementScreen } from './MovementScreen.tsx'

/** A broker that is no simulation has no practice money. */
const REAL_KINDS = FUNDING_KINDS.filter((kind) => kind !== 'practice-money')

/** /mine/fundingRecords: money in, out and between wallets. */
export default function FundingRecords() {
  const words = useWords().records
  const records = useModel(makeFundingRecords)
  const kinds = useSimulation() ? FUNDING_KINDS : REAL_KINDS
  const begin = { to: '/mine/stored', label: words.toDeposit() } as const
  return <MovementScreen title={words.fundingTitle()} records={records} kinds={kinds} file="funding" begin={begin} />
}
