type AmountsHeadProps = {
  /** What the rows are, and the names of the amounts beside it. */
  columns: readonly [string, ...string[]];
};

/** The head of a small table of amounts: names to the left, amounts to the right. */
export function AmountsHead({ columns: [what, ...amounts] }: AmountsHeadProps) {
  return (
    <thead className="border-line border-b text-muted text-sm">
      <tr>
        <th scope="col" className="py-2 text-left font-medium">
          {what}
        </th>
        {amounts.map((name) => (
          <th key={name} scope="col" className="py-2 pl-3 text-right font-medium">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}
