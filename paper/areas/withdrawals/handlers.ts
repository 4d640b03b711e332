import type { Handlers } from '../contract/operations.ts'
import { withdrawCancel } from './cancel.ts'
import { channelList } from './channelList.ts'
import { deposit } from './deposit.ts'
import { depositList } from './depositList.ts'
import { withdrawPreview } from './preview.ts'
import { wallets } from './wallets.ts'
import { withdraw } from './withdraw.ts'
import { withdrawalList } from './withdrawalList.ts'

export const fundHandlers = {
  '/funds/wallets': wallets,
  '/funds/channels': channelList,
  '/funds/deposit': deposit,
  '/funds/depositlist': depositList,
  '/funds/withdrawpreview': withdrawPreview,
  '/funds/withdraw': withdraw,
  '/funds/withdrawcancel': withdrawCancel,
  '/user/withdrawallist': withdrawalList,
} satisfies Partial<Handlers>
