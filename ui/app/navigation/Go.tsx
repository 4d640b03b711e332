import { Link, type LinkComponent } from '@tanstack/react-router'
import { useOffered } from './offered.tsx'

/**
 * A finger touches a link only some 80 ms before its click: preloading the screen then would keep a slow phone from drawing
 * the link as pressed. The static shell is rendered without a device.
 */
const canHover = globalThis.matchMedia?.('(hover: hover)').matches ?? false

/**
 * A link to a screen. The screen is preloaded as soon as a mouse is on the link. Without its parameters it does not
 * compile. Nothing where the server lacks what the screen is about.
 */
export const Go: LinkComponent<'a'> = (props) => {
  const offered = useOffered()
  return typeof props.to === 'string' && !offered(props.to) ? (
    <></>
  ) : (
    <Link preload={canHover ? 'intent' : false} {...props} />
  )
}
