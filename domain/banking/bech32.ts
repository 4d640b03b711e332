const ALPHABET = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const GENERATORS = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]
/** What the checksum leaves over: the first form for version 0, the second for every later one. */
const FIRST_FORM = 1
const SECOND_FORM = 0x2bc830a3

const polymod = (values: ReadonlyArray<number>): number => {
  let check = 1
  for (const value of values) {
    const top = check >>> 25
    check = ((check & 0x1ffffff) << 5) ^ value
    GENERATORS.forEach((generator, bit) => {
      if ((top >>> bit) & 1) check ^= generator
    })
  }
  return check
}

const expanded = (prefix: string): Array<number> => {
  const codes = prefix.split('').map((character) => character.charCodeAt(0))
  return [...codes.map((code) => code >>> 5), 0, ...codes.map((code) => code & 31)]
}

/** Whether the five-bit groups hold whole bytes and zero padding, of a length their version allows. */
const isProgram = (version: number, groups: ReadonlyArray<number>): boolean => {
  const bytes = Math.floor((groups.length * 5) / 8)
  const spare = groups.length * 5 - bytes * 8
  const padding = (groups.at(-1) ?? 0) & ((1 << spare) - 1)
  if (spare > 4 || padding !== 0 || version > 16) return false
  return version === 0 ? bytes === 20 || bytes === 32 : bytes >= 2 && bytes <= 40
}

/** Whether a text is a segwit address of the prefix with a right checksum. Mixed case is not allowed. */
export const isSegwitAddress = (address: string, prefix: string): boolean => {
  const lower = address.toLowerCase()
  if (address.length > 90 || (address !== lower && address !== address.toUpperCase())) return false
  if (!lower.startsWith(`${prefix}1`)) return false
  const values = lower
    .slice(prefix.length + 1)
    .split('')
    .map((character) => ALPHABET.indexOf(character))
  const [version = 32, ...rest] = values
  if (values.length < 8 || values.includes(-1)) return false
  const form = version === 0 ? FIRST_FORM : SECOND_FORM
  return polymod([...expanded(prefix), ...values]) === form && isProgram(version, rest.slice(0, -6))
}
