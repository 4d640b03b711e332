/** The properties of an image that its bytes show before it is decoded. */
export interface Structure {
  /** Pixels. */
  readonly width: number
  readonly height: number
  /** The end of the image's own data; undefined where the file is truncated or its structure is invalid. */
  readonly end: number | undefined
  /** More than one picture: an animation. */
  readonly isAnimated: boolean
  /**
   * Stored in several passes over the whole picture, which a decoder holds in memory: a progressive JPEG, an interlaced
   * PNG.
   */
  readonly isMultiPass: boolean
}
