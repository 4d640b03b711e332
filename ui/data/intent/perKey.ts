/** One value per key, created on first use. */
export const perKey = <Made>(make: (key: string) => Made): ((key: string) => Made) => {
  const made = new Map<string, Made>()
  return (key) => {
    let found = made.get(key)
    if (!found) made.set(key, (found = make(key)))
    return found
  }
}
