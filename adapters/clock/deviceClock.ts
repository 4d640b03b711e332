/** The time by the device's own clock, in epoch milliseconds: for how long something has lain on the device. */
export const deviceNow = (): number => Date.now()
