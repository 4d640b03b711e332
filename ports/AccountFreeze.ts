import { Context } from 'effect'

/** Whether the server refuses the customer's calls because the account is frozen. */
export class AccountFreeze extends Context.Service<
  AccountFreeze,
  {
    /** Tells it now and whenever it changes, until the returned function is called. */
    readonly watch: (tell: (frozen: boolean) => void) => () => void
  }
>()('ports/AccountFreeze') {}
