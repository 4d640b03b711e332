import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The parts of a picture's file name: `<screen>.<mode>.<size>.jpg` in a folder per label. */
export const fileName = (screen: string, mode: string, size: string): string => `${screen}.${mode}.${size}.jpg`

const picturesOf = async (folder: string, label: string): Promise<ReadonlyArray<string>> =>
  (await readdir(join(folder, label))).filter((name) => name.endsWith('.jpg'))

/** Writes `index.html`: a row per screen, mode and size, with the pictures of every label beside each other. */
export const writePage = async (folder: string): Promise<string> => {
  const entries = await readdir(folder, { withFileTypes: true })
  const labels = entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).toReversed()
  const taken = new Map<string, string[]>()
  for (const label of labels)
    for (const name of await picturesOf(folder, label)) taken.set(name, [...(taken.get(name) ?? []), label])
  const rows = [...taken]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(
      ([name, shown]) =>
        `<section><h2>${name.replace(/\.jpg$/, '').replaceAll('.', ' · ')}</h2><div>${shown
          .map(
            (label) => `<figure><figcaption>${label}</figcaption><img loading="lazy" src="${label}/${name}"></figure>`,
          )
          .join('')}</div></section>`,
    )
  const file = join(folder, 'index.html')
  await writeFile(
    file,
    `<!doctype html><meta charset="utf-8"><title>Pictures</title>
<style>body{font:14px/20px system-ui;margin:16px;background:#ddd}div{display:flex;flex-wrap:wrap;gap:16px;align-items:start}
figure{margin:0}img{max-width:640px;display:block}h2{font-size:16px}</style>
${rows.join('\n')}
`,
  )
  return file
}
