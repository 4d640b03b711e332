/**
 * A cause outside of the program that prevents its start: a database that does not answer, a port in use. `main.ts`
 * prints the message as its one line and exits with code 2; everything else is a bug and keeps its stack.
 */
export class StartupFailure extends Error {
  override readonly name = 'StartupFailure'
}
