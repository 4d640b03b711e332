import { Fragment, type ReactNode } from 'react'

interface TableProps {
  /** Names the table for a screen reader. */
  readonly caption: string
  /** The headings of the columns: the first at the start of the line, the others at its end, where figures stand. */
  readonly columns: readonly [string, ...ReadonlyArray<string>]
  /** Its rows. */
  readonly children: ReactNode
}

/** A heading that may continue on the next line after a slash: "Profit/loss" is wider than its figures. */
const Heading = ({ children }: { readonly children: string }) =>
  children.split(/(?<=\/)/).map((part, nth) => (
    <Fragment key={part}>
      {nth > 0 && <wbr />}
      {part}
    </Fragment>
  ))

/** A table of a statement; where it is too wide, it scrolls by itself. */
export const StatementTable = ({ caption, columns: [first, ...others], children }: TableProps) => (
  <div className="overflow-x-auto">
    <table className="w-full border-collapse text-body">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="text-small text-ink-2">
          <th scope="col" className="pb-2 text-start font-medium">
            {first}
          </th>
          {others.map((label) => (
            <th key={label} scope="col" className="pb-2 ps-2 text-end font-medium">
              <Heading>{label}</Heading>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
)
