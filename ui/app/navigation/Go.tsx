import { Link, type LinkComponent } from '@tanstack/react-router'
import { useOffered } from './offered.tsx'

/**
 * A link to a screen. The screen is preloaded as soon as a finger or a pointer is on the link. Without its parameters
 * it does not compile. Nothing where the server lacks what the screen is about.
 */
export const Go: LinkComponent<'a'> = (props) => {
  const offered = useOffered()
  return typeof props.to === 'string' && !offered(props.to) ? <></> : <Link preload="intent" {...props} />
}
