import { Context } from 'effect'

/** The time that rules are judged by: the server's, as far as its answers tell, in epoch milliseconds. */
export class AppClock extends Context.Service<
  AppClock,
  {
    readonly now: () => number
    /** Tells what the server's clock showed when an answer was made (epoch milliseconds). */
    readonly learn: (serverTime: number) => void
    /** A fresh id for one intent of the customer (UUID). */
    readonly newId: () => string
  }
>()('ports/AppClock') {}
