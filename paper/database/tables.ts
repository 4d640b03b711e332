import type { AccountTables } from '../account/tables.ts'
import type { ActivityTables } from '../activities/tables.ts'
import type { BankingTables } from '../banking/tables.ts'
import type { BlockTables } from '../block/tables.ts'
import type { CreditTables } from '../credit/tables.ts'
import type { LendingTables } from '../lending/tables.ts'
import type { LimitTables } from '../limits/tables.ts'
import type { ComplaintTables } from '../messages/tables.ts'
import type { ControlTables } from '../control/tables.ts'
import type { DividendTables } from '../dividends/tables.ts'
import type { ExchangeTables } from '../exchange/tables.ts'
import type { DayTradingTables } from '../daytrade/tables.ts'
import type { FollowTables } from '../follow/tables.ts'
import type { FundTables } from '../funds/tables.ts'
import type { IdempotencyTables } from '../idempotency/tables.ts'
import type { JobTables } from '../jobs/tables.ts'
import type { LedgerTables } from '../ledger/tables.ts'
import type { MovementTables } from '../movements/tables.ts'
import type { OfferTables } from '../offers/tables.ts'
import type { RecordTables } from '../records/tables.ts'
import type { ClockTables } from '../time/tables.ts'
import type { TradingTables } from '../trading/tables.ts'
import type { WatchlistTables } from '../watchlist/tables.ts'
import type { UploadTables } from '../uploads/tables.ts'
import type { IdentityTables } from '../identity/tables.ts'
import type { SecurityTables } from '../security/tables.ts'

/** Every table of the paper broker. An area that adds tables states them in its own `tables.ts` and is listed here. */
export interface Database
  extends
    AccountTables,
    ActivityTables,
    BankingTables,
    BlockTables,
    CreditTables,
    LendingTables,
    LimitTables,
    ClockTables,
    ComplaintTables,
    ControlTables,
    DividendTables,
    ExchangeTables,
    DayTradingTables,
    FollowTables,
    FundTables,
    IdempotencyTables,
    JobTables,
    LedgerTables,
    MovementTables,
    OfferTables,
    RecordTables,
    UploadTables,
    IdentityTables,
    SecurityTables,
    TradingTables,
    WatchlistTables {}
