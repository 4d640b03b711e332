/**
 * Downloads on first use and keeps what came; what failed is downloaded again by the next caller. An `import()` of a file that is
 * there already still visits every file that it imports, each in a task of its own.
 */
export const keepLoaded = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let loading: Promise<T> | null = null
  const forget = (cause: unknown): never => {
    loading = null
    throw cause
  }
  return () => (loading ??= load().catch(forget))
}
