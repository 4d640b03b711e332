/**
 * e to the x by ten squarings: only multiplications, which IEEE 754 fixes to the last bit, so that two machines always
 * calculate the same price. The result of `Math.exp` is not specified exactly.
 */
export const grow = (x: number): number => {
  let power = 1 + x / 1024
  for (let doubling = 0; doubling < 10; doubling += 1) power *= power
  return power
}
