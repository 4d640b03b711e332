import { freeListName, type InstrumentList, isSameName, MOST_LISTED } from './lists.ts'

/** What a link to a list contains: its name, and codes of instruments. */
export interface SharedList {
  readonly name: string
  readonly codes: ReadonlyArray<string>
}

/** Source: the contract, `QuoteCodes`. */
const CODE = /^[A-Z0-9][A-Z0-9.=-]{0,19}$/

/** The parameters of the address that shares a list. */
export const sharedParameters = ({ name, codes }: Pick<InstrumentList, 'name' | 'codes'>) => ({
  list: name,
  codes: codes.join(','),
})

/**
 * The list of a shared address, which anyone can type: codes that no instrument can have are left out, and the name is
 * cut to its length. Null where it has no code.
 */
export const readShared = (name: string | undefined, codes: string | undefined): SharedList | null => {
  const all = new Set(codes?.split(',').filter((code) => CODE.test(code)))
  return all.size === 0 ? null : { name: freeListName(name ?? '', []), codes: [...all].slice(0, MOST_LISTED) }
}

/** The list of the customer that has the name and exactly the instruments of a shared one, in whatever order. */
export const alreadyOwned = (
  lists: ReadonlyArray<InstrumentList>,
  { codes, name }: SharedList,
): InstrumentList | undefined => {
  const shared = new Set(codes)
  return lists.find(
    (own) =>
      isSameName(own.name, name) &&
      new Set(own.codes).size === shared.size &&
      own.codes.every((code) => shared.has(code)),
  )
}
