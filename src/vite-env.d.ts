/// <reference types="vite/client" />

/** Version of the app, from package.json at build time. */
declare const __APP_VERSION__: string
