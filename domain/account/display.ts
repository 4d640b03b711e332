/** A user id as shown: padded with zeros to six characters, longer ids whole. Source: RULES.md, account. */
export const paddedUserId = (id: string): string => id.padStart(6, '0')

/** An account name with asterisks in its middle: "0123456789" is "012*****89". Short names vanish whole. */
export const maskAccount = (account: string): string => {
  const shown = account.length >= 8
  return shown
    ? `${account.slice(0, 3)}${'*'.repeat(account.length - 5)}${account.slice(-2)}`
    : '*'.repeat(account.length)
}
