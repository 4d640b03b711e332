import type { Broker } from '../broker/call.ts'
import type { ControlCall, ControlHandlers } from './calls.ts'

type AnyHandler = (
  asked: { readonly body: unknown; readonly query: unknown; readonly path: unknown },
  broker: Broker,
) => Promise<unknown>

/** The handler of a call. It takes the request of that call alone: its caller has checked it against the document. */
export const controlHandlerOf = (handlers: ControlHandlers, method: string, path: string): AnyHandler =>
  handlers[`${method} ${path}` as ControlCall] as AnyHandler
