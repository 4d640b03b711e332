/**
 * Whether a thrown value has an error code: errors of Node.js (`ENOENT`) and of PostgreSQL (an SQLSTATE). Errors of a
 * system call also name the call.
 */
export const hasCode = (
  cause: unknown,
): cause is Error & { readonly code: string; readonly syscall?: string | undefined } =>
  cause instanceof Error && 'code' in cause && typeof cause.code === 'string'
