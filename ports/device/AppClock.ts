import { Context } from 'effect'

/** The time for all rules: the server's, as far as its answers show it, in epoch milliseconds. */
export class AppClock extends Context.Service<
  AppClock,
  {
    readonly now: () => number
    /** Reports the time of the server's clock when it sent an answer (epoch milliseconds). */
    readonly learn: (serverTime: number) => void
    /** A new id for one intent of the customer (UUID). */
    readonly newId: () => string
  }
>()('ports/AppClock') {}
