import type { paths } from '../../../adapters/generated/control.ts'
import type { Broker } from '../broker/call.ts'
import type { ControlRefusal } from './refusal.ts'

type Method = 'get' | 'post' | 'delete'
type CallsWith<M extends Method> = {
  [P in keyof paths]: paths[P] extends { readonly [method in M]: object } ? `${Uppercase<M>} ${P}` : never
}[keyof paths]

/** A call of the control API: its method and its path below `/control`, as in its document: `POST /clock`. */
export type ControlCall = CallsWith<'get'> | CallsWith<'post'> | CallsWith<'delete'>

type OperationOf<C extends ControlCall> = C extends `${infer M} ${infer P extends keyof paths}`
  ? Lowercase<M> extends keyof paths[P]
    ? paths[P][Lowercase<M>]
    : never
  : never

type Json<Content> = Content extends { content: { 'application/json': infer J } } ? J : never

/** The answer of a call that was done. */
export type ControlAnswer<C extends ControlCall> =
  OperationOf<C> extends { responses: { 200: infer Answer } } ? Json<Answer> : never

type OrNothing<T> = [T] extends [never] ? object : T

/** The body of a request; without a field where the document describes none. */
type ControlBody<C extends ControlCall> =
  OperationOf<C> extends { requestBody?: infer R } ? OrNothing<Json<NonNullable<R>>> : object

type Parameters<C extends ControlCall, Place extends 'query' | 'path'> =
  OperationOf<C> extends { parameters: { [place in Place]?: infer Found } } ? OrNothing<NonNullable<Found>> : object

/** A request that fits the document. */
export interface Asked<C extends ControlCall> {
  readonly body: ControlBody<C>
  readonly query: Parameters<C, 'query'>
  readonly path: Parameters<C, 'path'>
}

/** Does what a call asks for: returns its answer, or a refusal. */
export type ControlHandler<C extends ControlCall> = (
  asked: Asked<C>,
  broker: Broker,
) => Promise<ControlAnswer<C> | ControlRefusal>

/** A handler for every call. An area declares its own with `satisfies Partial<ControlHandlers>`. */
export type ControlHandlers = { readonly [C in ControlCall]: ControlHandler<C> }
