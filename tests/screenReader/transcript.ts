import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Chapter, Spoken } from './reader.ts'

const PAGE = join(import.meta.dirname, '../../docs/screen-reader.md')
const BEGIN = '<!-- transcript -->\n'

const version = (program: string): string =>
  execFileSync(program, ['--version']).toString().trim().split('\n').at(-1) ?? ''

// A bar would end the cell of the table.
const cell = (text: string): string => text.replaceAll('|', '\\|')

/** "clickable" is said of every heading that may take the focus; it tells the reader of the page nothing. */
const row = ({ pressed, said }: Spoken): string =>
  `| ${cell(pressed)} | ${cell(said.map((text) => text.replace(/ clickable\.$/, '.')).join(' · '))} |\n`

/** Writes what was said into its page of the documentation, below the text that people wrote. */
export const writeTranscript = async (chapters: readonly Chapter[]): Promise<void> => {
  const [written] = (await readFile(PAGE, 'utf8')).split(BEGIN)
  const tables = chapters.map(
    ({ title, lines }) => `\n### ${title}\n\n| pressed | said |\n|---|---|\n${lines.map(row).join('')}`,
  )
  const programs = `Orca ${version('/usr/bin/orca')}, ${version('/usr/bin/chromium')}.\n`
  await writeFile(PAGE, `${written}${BEGIN}${programs}${tables.join('')}`)
}
