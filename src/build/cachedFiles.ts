import type { Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

/** The screens that open without a connection from the first visit on; every other one after it was opened once. */
const SCREENS =
  /[\\/]ui[\\/]areas[\\/](?:home[\\/]Home|quotes[\\/]list[\\/]QuotesIndex|quotes[\\/]instrument[\\/]Info|orders[\\/]ticket[\\/]InfoBuy|portfolio[\\/]PositionIndex|wealth[\\/]AccountCentre|messages[\\/]MessageList|account[\\/]login[\\/]\w+)\.tsx$/
/** What they download when it is first needed: the parts of the frame, adapters, overlays. */
const PARTS = /[\\/](?:ui[\\/](?:app|data|kit)|adapters|src)[\\/]/
/** What only a native shell asks for, which has it on the device. */
const NATIVE =
  /[\\/](?:src[\\/]native|native-bridge[\\/]|account[\\/]lock[\\/](?!broughtLock)|@capacitor[\\/]|@aparajita[\\/])/
const WORDS = /[\\/]ui[\\/]i18n[\\/](\w+)[\\/](?:(\w+)[\\/]index|index|areas)\.ts$/
/** The words of those screens; the frame's own are in the file of the language. */
const NAMESPACES = new Set([
  'login',
  'account',
  'alerts',
  'charts',
  'home',
  'markets',
  'messages',
  'news',
  'lastSeen',
  'orders',
  'positions',
  'quotes',
  'rewards',
  'server',
])

/** Bigger files are cached when they are first used: charts, pickers, checkers of account numbers. In characters. */
const MOST_TEXT = 60_000

export const chunksOf = (bundle: Bundle): Chunk[] => Object.values(bundle).filter((file) => file.type === 'chunk')
const sizeOf = (bundle: Bundle, file: string): number => {
  const chunk = bundle[file]
  return chunk?.type === 'chunk' ? chunk.code.length : 0
}
const holds = (chunk: Chunk, pattern: RegExp): boolean => chunk.moduleIds.some((id) => pattern.test(id))

/** Adds a file and all that it imports at once to those that were found, except files of chunks that are not wanted. */
export const addImported = (
  found: Set<string>,
  bundle: Bundle,
  file: string,
  isWanted: (chunk: Chunk) => boolean = () => true,
): void => {
  const chunk = bundle[file]
  if (found.has(file) || chunk?.type !== 'chunk' || !isWanted(chunk)) return
  found.add(file)
  for (const next of chunk.imports) addImported(found, bundle, next, isWanted)
}

/**
 * The hashed files that are cached with the worker: what the first load has, and what the first screens need. Sparing,
 * since a phone on a slow network downloads them: no words, of which a customer needs one language in eight.
 */
export const cachedFiles = (bundle: Bundle): string[] => {
  const found = new Set<string>()
  const isWanted = (chunk: Chunk): boolean => !holds(chunk, WORDS) && !holds(chunk, NATIVE)
  const add = (file: string): void => addImported(found, bundle, file, isWanted)
  const isEntry = (chunk: Chunk): boolean => chunk.isEntry || SCREENS.test(chunk.facadeModuleId ?? '')
  const isPart = (chunk: Chunk): boolean =>
    chunk.isDynamicEntry && PARTS.test(chunk.facadeModuleId ?? '') && chunk.code.length < MOST_TEXT
  for (const chunk of chunksOf(bundle)) if (isEntry(chunk) || isPart(chunk)) add(chunk.fileName)
  // The parts of a screen that it downloads by itself, one level deep.
  for (const screen of chunksOf(bundle).filter((chunk) => SCREENS.test(chunk.facadeModuleId ?? '')))
    for (const part of screen.dynamicImports) if (sizeOf(bundle, part) < MOST_TEXT) add(part)
  for (const [file, { type }] of Object.entries(bundle)) if (type === 'asset' && file.endsWith('.css')) found.add(file)
  return [...found].toSorted()
}

/** The files with the words of each language that the first screens need, by the language's code. */
export const wordsByLanguage = (bundle: Bundle): Readonly<Record<string, readonly string[]>> => {
  const files: Record<string, string[]> = {}
  for (const chunk of chunksOf(bundle)) {
    const words = chunk.moduleIds.map((id) => WORDS.exec(id)).filter((match) => match !== null)
    const wanted = words.find(([, , namespace]) => namespace === undefined || NAMESPACES.has(namespace))
    if (wanted?.[1] !== undefined) (files[wanted[1]] ??= []).push(`./${chunk.fileName}`)
  }
  return files
}
