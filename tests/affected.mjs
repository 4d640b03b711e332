// The tests that a change can break, by the table of names in ARCHITECTURE.md. Imports alone are not enough: through
// `paper/main` every test on a database depends on every area of the broker.

const SECTION = /## The table of names([\s\S]*?)\n## /
const namesIn = (cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name)

/**
 * The areas of the table of names.
 *
 * @param text the text of ARCHITECTURE.md
 * @returns per area its name, the paths under which its files lie, without their ends, and its end-to-end specs
 */
export const areasIn = (text) => {
  const [, , folders = [], ...rows] = (SECTION.exec(text)?.[1] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').slice(2, -1).map(namesIn))
  const names = (SECTION.exec(text)?.[1] ?? '').split('\n').flatMap((line) => /^\| (\w+) \|/.exec(line)?.[1] ?? [])
  return rows.map((cells, row) => {
    const paths = cells.flatMap((cell, column) => cell.map((name) => `${folders[column]?.[0]}${name}`))
    return {
      name: names[row + 1],
      paths: paths.filter((path) => !path.endsWith('.spec.ts')),
      specs: paths.filter((path) => path.endsWith('.spec.ts')),
    }
  })
}

/** The words of every language count as those of the base language, which the table names. */
const inBaseLanguage = (file) => file.replace(/^ui\/i18n\/[^/]+\//, 'ui/i18n/us/')

const isUnder = (file, path) => [`${path}/`, `${path}.`].some((start) => inBaseLanguage(file).startsWith(start))

/** The areas that changed files belong to. */
export const changedAreas = (changed, areas) =>
  areas.filter(({ paths, specs }) =>
    changed.some((file) => specs.includes(file) || paths.some((path) => isUnder(file, path))),
  )

const folderOf = (file) => file.slice(0, file.lastIndexOf('/') + 1)

/** Tests on a database or in a browser: those of the changed areas, and those in or below the folder of a changed file. */
export const slowTestsOf = (changed, files, areas) => {
  const paths = changedAreas(changed, areas).flatMap((area) => area.paths)
  const folders = changed.map(folderOf).filter((folder) => folder.split('/').length > 2)
  return files.filter(
    (file) =>
      /\.(db\.test\.ts|browser\.test\.tsx)$/.test(file) &&
      (paths.some((path) => isUnder(file, path)) || folders.some((folder) => file.startsWith(folder))),
  )
}

/** End-to-end specs of the changed areas, and those that changed themselves. */
export const specsOf = (changed, areas) => [
  ...new Set([
    ...changedAreas(changed, areas).flatMap(({ specs }) => specs),
    ...changed.filter((file) => /^tests\/e2e\/.*\.spec\.ts$/.test(file)),
  ]),
]

/** Whether the contract, its tools or the suite that checks a backend changed. */
export const touchesContract = (changed) =>
  changed.some((file) => /^(?:openapi|tests\/(?:contract|conformance))\//.test(file))
