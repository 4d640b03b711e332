import project from '../../../package.json' with { type: 'json' }

/** Version of the app that this broker was built with. */
export const APP_VERSION: string = project.version

/** Oldest version of the app whose calls this broker still supports. */
export const OLDEST_APP_VERSION = '0.1.0'
