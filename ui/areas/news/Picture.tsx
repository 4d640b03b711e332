import { useState } from 'react'

export interface PictureProps {
  readonly src: string
  /** Size and shape: a picture has its space before it is loaded. */
  readonly className: string
}

/** A decorative picture beside a headline. One that does not load leaves a plain background, not a broken frame. */
export const Picture = ({ src, className }: PictureProps) => {
  const [failed, setFailed] = useState(false)
  const look = `rounded-2 bg-fill object-cover ${className}`
  if (failed) return <span aria-hidden className={`block ${look}`} />
  return <img src={src} alt="" loading="lazy" onError={() => setFailed(true)} className={look} />
}
