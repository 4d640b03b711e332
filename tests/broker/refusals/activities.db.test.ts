import { BLOCK_REFUSALS } from '../../../paper/areas/block/testing/refusalCases.ts'
import { CREDIT_REFUSALS } from '../../../paper/areas/credit/testing/refusalCases.ts'
import { DAYTRADE_REFUSALS } from '../../../paper/areas/daytrade/testing/refusalCases.ts'
import { FOLLOW_REFUSALS } from '../../../paper/areas/copytrading/testing/refusalCases.ts'
import { LENDING_REFUSALS } from '../../../paper/areas/lending/testing/refusalCases.ts'
import { testMessages } from './testMessages.ts'

// Block trades, lending, credit loans, copy trading and day trading, each message once.
testMessages({
  ...FOLLOW_REFUSALS['/follow/info'],
  ...FOLLOW_REFUSALS['/follow/redeem'],
  ...FOLLOW_REFUSALS['/follow/buy'],
  ...BLOCK_REFUSALS['/block/buy'],
  ...CREDIT_REFUSALS['/credit/repay'],
  ...CREDIT_REFUSALS['/credit/borrow'],
  ...LENDING_REFUSALS['/lending/recall'],
  ...LENDING_REFUSALS['/lending/lend'],
  ...DAYTRADE_REFUSALS['/daytrade/apply'],
})
