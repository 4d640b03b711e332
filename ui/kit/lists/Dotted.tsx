import type { ReactNode } from 'react'

/**
 * Short texts one after the other with a dot between two of them; no line begins or ends with a dot. The dot stands
 * before each text, and that of the first one in a line is outside the visible box.
 */
export const Dotted = ({ texts }: { readonly texts: ReadonlyArray<ReactNode> }) => (
  <span className="block overflow-x-clip">
    <span className="-ms-3 flex flex-wrap">
      {texts.map((text, nth) => (
        <span key={nth} className="relative min-w-0 ps-3 before:absolute before:start-1 before:content-['·']">
          {text}
        </span>
      ))}
    </span>
  </span>
)
