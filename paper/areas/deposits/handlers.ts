import type { Handlers } from '../../platform/contract/operations.ts'
import { channelList } from './channelList.ts'
import { deposit } from './deposit.ts'
import { depositList } from './depositList.ts'

export const depositHandlers = {
  '/funds/channels': channelList,
  '/funds/deposit': deposit,
  '/funds/depositlist': depositList,
} satisfies Partial<Handlers>
