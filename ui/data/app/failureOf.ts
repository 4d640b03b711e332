import { Cause, Exit } from 'effect'

/** The failure in an effect's type; null where it succeeded, was interrupted or died of a defect. */
export const failureOf = <A, E>(exit: Exit.Exit<A, E>): E | null => {
  if (Exit.isSuccess(exit)) return null
  const failure = Cause.findErrorOption(exit.cause)
  return failure._tag === 'Some' ? failure.value : null
}

/** Reports a defect of the app to the console. An interruption is not a defect. */
export const reportDefect = <A, E>(exit: Exit.Exit<A, E>): void => {
  if (!Exit.isSuccess(exit) && Cause.hasDies(exit.cause)) console.error(Cause.pretty(exit.cause))
}
