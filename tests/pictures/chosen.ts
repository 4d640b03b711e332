import { stop } from '../../paper/commands/ready.mjs'

/** The named ones of a list; all where none is named. An unknown name ends the command. */
export const chosen = <T extends { readonly name: string }>(
  all: ReadonlyArray<T>,
  names: string | undefined,
): ReadonlyArray<T> => {
  if (names === undefined) return all
  return names.split(',').map((name) => {
    const found = all.find((one) => one.name === name)
    return found ?? stop(`"${name}" is none of ${all.map((one) => one.name).join(', ')}`)
  })
}
