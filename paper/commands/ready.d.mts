import type { parseArgs, ParseArgsConfig } from 'node:util'

// What programs in TypeScript use of `ready.mjs`, which itself runs before anything is installed.
export declare const stop: (line: string) => never
export declare const build: () => void
export declare const given: <Config extends ParseArgsConfig>(config?: Config) => ReturnType<typeof parseArgs<Config>>
