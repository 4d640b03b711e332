import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Orca has finished when it has said nothing more for this long, in milliseconds. */
const SILENCE = 700
/** Some keys are answered by silence. */
const LONGEST = 5_000

/** Orca reads this at start: every sentence goes to a file at once, and to no voice. The echo of keys is not in it. */
const customization = (file: string): string => `
from orca import speech
said = open(${JSON.stringify(file)}, 'a', encoding='utf-8')
def keep(text, acss, interrupt):
    said.write(text.replace('\\n', ' ') + '\\n')
    said.flush()
speech._speak = keep
`

/** What Orca says. */
export interface Speech {
  /** Waits until something was said and then nothing more; returns what was said since it was last asked. */
  readonly next: () => Promise<readonly string[]>
}

/** Prepares Orca's folder of preferences, so that what it says can be read. */
export const prepareSpeech = async (preferences: string): Promise<Speech> => {
  const file = join(preferences, 'said.txt')
  await mkdir(preferences, { recursive: true })
  await writeFile(file, '')
  await writeFile(join(preferences, 'orca-customizations.py'), customization(file))
  let read = 0
  const fresh = async (): Promise<readonly string[]> => {
    const lines = (await readFile(file, 'utf8')).split('\n').slice(0, -1)
    const texts = lines.slice(read)
    read = lines.length
    return texts.map((text) => text.trim()).filter((text) => text !== '')
  }
  return {
    next: async () => {
      const said: string[] = []
      const end = performance.now() + LONGEST
      let last = performance.now()
      while (said.length === 0 ? performance.now() < end : performance.now() - last < SILENCE) {
        await sleep(50)
        const more = await fresh()
        if (more.length > 0) last = performance.now()
        said.push(...more)
      }
      return said
    },
  }
}
