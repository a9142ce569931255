/**
 * Divides an amount in the proportions of the weights, in whole öre whose sum is the amount; evenly where all weights are
 * 0. What rounding leaves is in the last parts.
 */
export function spreadOre(totalOre: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  let seen = 0;
  let given = 0;
  return weights.map((weight) => {
    seen += sum === 0 ? 1 : weight;
    const upTo = Math.floor((totalOre * seen) / (sum === 0 ? weights.length : sum));
    const part = upTo - given;
    given = upTo;
    return part;
  });
}
