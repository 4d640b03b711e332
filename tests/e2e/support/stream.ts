import type { Request } from '@playwright/test'

/** Whether a request opens the live stream, which has no end: a page that is ready still has it. */
export const isStream = (request: Request): boolean => new URL(request.url()).pathname.endsWith('/live/stream')
