import { accountHandlers } from '../account/handlers.ts'
import { articleHandlers } from '../articles/handlers.ts'
import { configHandlers } from '../config/handlers.ts'
import type { Handlers } from '../contract/operations.ts'
import { messageHandlers } from '../messages/handlers.ts'
import { recordHandlers } from '../records/handlers.ts'

/** The handlers of every area. An operation of the contract that no area handles does not compile here. */
export const handlers: Handlers = {
  ...accountHandlers,
  ...articleHandlers,
  ...configHandlers,
  ...messageHandlers,
  ...recordHandlers,
}
