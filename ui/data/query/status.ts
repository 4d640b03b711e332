/** The loading state of a list or a block. With `failed`, the result of an earlier request may still be shown. */
export type Status = 'idle' | 'loading' | 'ready' | 'failed'
