/** A call of the app to its shell. */
type Answer = (options: Record<string, unknown>) => unknown

/** What a fake shell answers, by plug-in and call; a call that throws is refused. */
export type Answers = Readonly<Record<string, Readonly<Record<string, Answer>>>>

/**
 * Puts a bridge on the global object as Capacitor's Android shell does before the app starts: the plug-ins with the names of their calls,
 * and the function that sends them. To be called before any plug-in is imported.
 */
export const putBridge = (answers: Answers): void => {
  const bridge = {
    isNativePlatform: () => true,
    PluginHeaders: Object.entries(answers).map(([name, calls]) => ({
      name,
      methods: Object.keys(calls).map((call) => ({ name: call, rtype: 'promise' })),
    })),
    nativePromise: async (plugin: string, call: string, options: Record<string, unknown> = {}) =>
      answers[plugin]?.[call]?.(options),
  }
  Object.assign(globalThis, { androidBridge: {}, Capacitor: bridge })
}
