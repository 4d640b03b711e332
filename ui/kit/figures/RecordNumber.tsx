/** The number of a record, small enough for a UUID to stand in one line of a phone; a longer one breaks. */
export const RecordNumber = ({ id }: { readonly id: string }) => <span className="num text-micro break-all">{id}</span>
