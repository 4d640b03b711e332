import { readdir, readFile } from 'node:fs/promises'

/** The folder of the package that a file belongs to; undefined for a file of the project's own. */
const packageOf = (path) => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1]

const textOf = async (folder) => {
  const file = (await readdir(folder)).find((name) => /^licen[cs]e/i.test(name))
  return file === undefined ? '' : (await readFile(`${folder}/${file}`, 'utf8')).trim()
}

/** The licences of all packages that are part of a bundle, as they ask to be passed on. */
export const licencesOf = async (root, inputs) => {
  const folders = [...new Set(inputs.map(packageOf).filter((folder) => folder !== undefined))].sort((a, b) =>
    a.localeCompare(b),
  )
  const parts = folders.map(async (folder) => {
    const { name, version, license } = JSON.parse(await readFile(`${root}${folder}/package.json`, 'utf8'))
    return `${name} ${version}, ${license}\n\n${await textOf(`${root}${folder}`)}\n`
  })
  return (await Promise.all(parts)).join(`\n${'-'.repeat(80)}\n\n`)
}
