/** A text of the device's storage before its adapter is here; null where there is none, as in a native shell. */
export const storedValue = (key: 'language' | 'tokend'): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
