/** The number of a record. Some brokers' are long: they break rather than push their label aside. */
export const RecordNumber = ({ id }: { readonly id: string }) => (
  <span className="num inline-block max-w-48 break-all">{id}</span>
)
