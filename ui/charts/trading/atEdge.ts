/**
 * A price above or below what is in view keeps its label at that edge, with an arrow to where it is: widening the range
 * instead would press the candles flat. Source: RULES.md, candles.
 */
export const atEdge = <L extends { readonly text: string }>(
  { line, y }: { readonly line: L; readonly y: number },
  height: number,
): { readonly line: L; readonly y: number } => {
  if (y >= 0 && y <= height) return { line, y }
  const [arrow, edge] = y < 0 ? ['↑', 0] : ['↓', height]
  return { line: { ...line, text: `${arrow} ${line.text}` }, y: edge }
}
