/**
 * A price above or below the visible range has its label at that edge, with an arrow in its direction: a wider range
 * would flatten the candles. Source: RULES.md, candles.
 */
export const atEdge = <L extends { readonly text: string }>(
  { line, y }: { readonly line: L; readonly y: number },
  height: number,
): { readonly line: L; readonly y: number } => {
  if (y >= 0 && y <= height) return { line, y }
  const [arrow, edge] = y < 0 ? ['↑', 0] : ['↓', height]
  return { line: { ...line, text: `${arrow} ${line.text}` }, y: edge }
}
