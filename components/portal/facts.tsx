/** Facts beside each other, each whole; the dot between two of them is not shown where a line ends. */
export const Facts = ({ facts }: { facts: readonly (string | null)[] }) => (
  <p className="facts text-ink-2">
    {facts
      .filter((fact) => fact)
      .map((fact) => (
        <span key={fact}>{fact} </span>
      ))}
  </p>
);
