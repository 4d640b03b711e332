/** What the bytes of an image say about it before anything is decoded. */
export interface Structure {
  /** Pixels. */
  readonly width: number
  readonly height: number
  /** Where the image's own data ends; undefined where the file ends before that or loses its thread. */
  readonly end: number | undefined
  /** More than one picture: an animation. */
  readonly isAnimated: boolean
  /** Comes in several passes over the whole picture, which a decoder keeps in memory: a progressive JPEG, an interlaced PNG. */
  readonly isMultiPass: boolean
}
