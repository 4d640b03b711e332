/** How far the loading of a list or a block is. `failed` may still have what an earlier question found. */
export type Status = 'idle' | 'loading' | 'ready' | 'failed'
