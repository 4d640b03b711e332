import { cloneElement, type ReactElement, type ReactNode, useLayoutEffect, useRef } from 'react'

export interface Shortcut {
  readonly key: string
  readonly label: string
  readonly icon: ReactNode
  /** The link element, such as `<Link to="/mine/stored" />`, or a `<button type="button" onClick={…} />`. */
  readonly render: ReactElement<{ className?: string; children?: ReactNode }>
}

const inColumns = (columns: number): string => `repeat(${columns}, minmax(min-content, 1fr))`

/**
 * Lays the grid out in as many columns as fit, at most `most`, each as wide as its longest word, so that names of any
 * language and size do not break. CSS alone cannot derive the number of columns from words.
 */
const useColumns = (most: number, oneRow: boolean) => {
  const grid = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => {
    const list = grid.current
    if (!list) return undefined
    const fit = () => {
      // A row that scrolls has no columns.
      if (oneRow && getComputedStyle(list).display !== 'grid') return
      for (let columns = most; columns > 0; columns -= 1) {
        list.style.gridTemplateColumns = inColumns(columns)
        if (list.scrollWidth <= list.clientWidth) return
      }
    }
    // Measures once the page is laid out, before it is painted: to measure it here would lay it out twice.
    const watching = new ResizeObserver(fit)
    watching.observe(list)
    return () => watching.disconnect()
  }, [most, oneRow])
  return grid
}

/** In one row that scrolls; a grid where there is room for all of it. */
const ONE_ROW =
  '-mx-4 flex snap-x scroll-px-4 gap-x-2 overflow-x-auto px-4 [scrollbar-width:none] *:w-min *:min-w-18 *:shrink-0 *:snap-start @4xl:mx-0 @4xl:grid @4xl:gap-y-3 @4xl:px-0 @4xl:*:w-auto'

/** Icons with names: a grid, or one row. */
export const Shortcuts = ({
  items,
  label,
  columns = 4,
  oneRow = false,
}: {
  readonly items: ReadonlyArray<Shortcut>
  readonly label: string
  /** The maximum of columns. */
  readonly columns?: 4 | 5
  /** On a phone one row that scrolls. */
  readonly oneRow?: boolean
}) => (
  // Uses the margins of the page too, so that long words fit on the narrowest phone.
  <ul
    ref={useColumns(columns, oneRow)}
    aria-label={label}
    className={oneRow ? ONE_ROW : '-mx-2 grid gap-x-2 gap-y-3'}
    // Before the words are measured, as in the static shell: as many as most languages have.
    style={{ gridTemplateColumns: inColumns(columns) }}
  >
    {items.map(({ key, label: name, icon, render }) => (
      <li key={key}>
        {cloneElement(render, {
          className:
            'flex min-h-14 w-full flex-col items-center gap-1.5 rounded-2 py-1 text-center text-small active:bg-fill',
          children: (
            <>
              <span aria-hidden className="text-accent">
                {icon}
              </span>
              <span>{name}</span>
            </>
          ),
        })}
      </li>
    ))}
  </ul>
)
