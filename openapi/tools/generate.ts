import openapiTS, { astToString } from 'openapi-typescript'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { given } from '../../paper/commands/ready.mjs'
import { areaTable } from './areas.ts'
import { bundle } from './bundle.ts'
import { LOCALES, readCatalogue } from './catalogue.ts'
import { contractSchemas } from './schemas/contractSchemas.ts'
import { withCalls } from './controlPage.ts'
import { firstDifference, fromRoot } from './files.ts'
import { messageTable } from './messageTable.ts'
import { messageWords } from './messageWords.ts'
import { writeWordTypes } from './wordTypes.ts'

const HEADER = '// Made from openapi/ by npm run generate. Do not edit.\n\n'

/** As a URL: made from the path by openapi-typescript, one with `%` would be malformed. */
const ROOT = pathToFileURL(fromRoot(''))

/** The types of the contract (`paths`, `components`, `operations`) as TypeScript. */
const contractTypes = async (bundle: string): Promise<string> =>
  HEADER + astToString(await openapiTS(bundle, { silent: true, cwd: ROOT }))

/** Every generated file: its path from the root of the project and its text. */
const generate = async (): Promise<ReadonlyArray<readonly [string, string]>> => {
  const catalogue = readCatalogue()
  const contract = bundle('contract')
  const control = bundle('control')
  return [
    ['openapi/bundle.json', contract],
    ['adapters/generated/contract.ts', await contractTypes(contract)],
    ...contractSchemas(contract),
    ['adapters/generated/areas.ts', areaTable(contract)],
    ['openapi/control/bundle.json', control],
    ['adapters/generated/control.ts', await contractTypes(control)],
    ['docs/control.md', withCalls(readFileSync(fromRoot('docs/control.md'), 'utf8'), control)],
    ['adapters/generated/messages.ts', messageTable(catalogue)],
    ...LOCALES.map((locale) => [`ui/i18n/${locale}/server/index.ts`, messageWords(catalogue, locale)] as const),
  ]
}

const drifted = ([path, text]: readonly [string, string]): boolean =>
  !existsSync(fromRoot(path)) || readFileSync(fromRoot(path), 'utf8') !== text

/** Files of areas of which nothing is generated any more. */
const left = (generated: ReadonlyArray<readonly [string, string]>): ReadonlyArray<string> => {
  const paths = new Set(generated.map(([path]) => path))
  return ['adapters/generated/schemas', 'ports/generated']
    .flatMap((folder) => readdirSync(fromRoot(folder)).map((file) => `${folder}/${file}`))
    .filter((path) => !paths.has(path))
}

/** Writes the files that differ, or with `--check` only reports them; returns the exit code. */
const main = async (check: boolean): Promise<number> => {
  const generated = await generate()
  const stale = [...generated.filter(drifted), ...left(generated).map((path) => [path, null] as const)]
  for (const [path, text] of stale) {
    if (check) {
      const isThere = text !== null && existsSync(fromRoot(path))
      console.log(`stale: ${path}`, isThere ? firstDifference(readFileSync(fromRoot(path), 'utf8'), text) : '')
      continue
    }
    console.log(`${text === null ? 'removed' : 'wrote'} ${path}`)
    mkdirSync(dirname(fromRoot(path)), { recursive: true })
    if (text === null) rmSync(fromRoot(path))
    else writeFileSync(fromRoot(path), text)
  }
  if (check && stale.length > 0) console.error('Generated files differ from openapi/: npm run generate')
  if (!check) return writeWordTypes()
  return stale.length > 0 ? 1 : 0
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = given({ options: { check: { type: 'boolean', default: false } } })
  process.exitCode = await main(values.check).catch((error: { message: string }) => {
    console.error(error.message)
    return 1
  })
}
