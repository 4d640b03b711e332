/**
 * Something outside the program that keeps it from starting: a database that does not answer, a port in use.
 * `main.ts` prints the message as its one line and exits with code 2; everything else is a bug and keeps its stack.
 */
export class StartupFailure extends Error {
  override readonly name = 'StartupFailure'
}
