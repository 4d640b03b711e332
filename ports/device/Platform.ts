import { Context, type Effect } from 'effect'

/** The functions of the browser or the native shell around the app. */
export class Platform extends Context.Service<
  Platform,
  {
    readonly reload: Effect.Effect<void>
    /** The languages that the browser asks for, as tags, the first before the others. */
    readonly languages: Effect.Effect<ReadonlyArray<string>>
    /** Opens an address outside the app, without a referrer. */
    readonly openOutside: (url: string) => Effect.Effect<void>
    /** True when the text is on the clipboard. */
    readonly copy: (text: string) => Effect.Effect<boolean>
    /** True when the person shared it; false where sharing is not offered or was cancelled. */
    readonly share: (what: { readonly title: string; readonly url: string }) => Effect.Effect<boolean>
    /**
     * Hands a file to what the person chooses: `left` where they chose nothing, `unavailable` where the device cannot share
     * such a file.
     */
    readonly shareFile: (name: string, content: Blob) => Effect.Effect<'shared' | 'left' | 'unavailable'>
    readonly saveFile: (name: string, type: string, content: string | Blob) => Effect.Effect<void>
    /** Opens the print dialogue for the screen, where it can also be saved as a PDF. */
    readonly print: Effect.Effect<void>
    /** The host of the page, where the browser has passkeys; null elsewhere. Asked before anything of `PasskeyDevice` is downloaded. */
    readonly passkeyHost: Effect.Effect<string | null>
    /** Calls back with true when online and false when offline; returns the function that stops it. */
    readonly watchOnline: (tell: (online: boolean) => void) => () => void
    /** Calls back with whether the app is visible; returns the function that stops it. */
    readonly watchVisible: (tell: (visible: boolean) => void) => () => void
  }
>()('ports/Platform') {}
