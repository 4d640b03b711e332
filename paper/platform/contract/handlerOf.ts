import type { Call, SignedInCall } from '../broker/call.ts'
import type { Handlers, Operation } from './operations.ts'

type AnyHandler = (body: unknown, call: Call | SignedInCall) => Promise<unknown>

/**
 * The handler of an operation. It takes the fields and the call of that operation alone: its caller
 * has checked the fields against the contract and has found the session where the operation needs one.
 */
export const handlerOf = (handlers: Handlers, path: Operation): AnyHandler => handlers[path] as AnyHandler
