import type { App } from '../../../data/app/app.ts'
import type { Lock } from './lock.model.ts'

/** By app: not among its ports or models, of whose first load it would be a part. */
const brought = new WeakMap<App, Lock>()

/** Called by a native shell before a screen is shown. */
export const bringLock = (app: App, lock: Lock): void => void brought.set(app, lock)

/** The lock of the app; a browser has none. */
export const lockOf = (app: App): Lock | undefined => brought.get(app)
