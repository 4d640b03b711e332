import type { Handlers } from '../../platform/contract/operations.ts'
import { passkeyWithdrawalHandlers } from './byPasskey.ts'
import { withdrawCancel } from './cancel.ts'
import { withdrawPreview } from './preview.ts'
import { withdraw } from './withdraw.ts'
import { withdrawalList } from './withdrawalList.ts'

export const withdrawalHandlers = {
  '/funds/withdrawpreview': withdrawPreview,
  '/funds/withdraw': withdraw,
  ...passkeyWithdrawalHandlers,
  '/funds/withdrawcancel': withdrawCancel,
  '/user/withdrawallist': withdrawalList,
} satisfies Partial<Handlers>
