/**
 * Facts on one line, separated by dots; portal.css hides the dot at the start of a wrapped line.
 */
export const Facts = ({ facts }: { facts: readonly (string | null)[] }) => (
  <p className="facts text-ink-2">
    {facts
      .filter((fact) => fact)
      .map((fact) => (
        <span key={fact}>{fact} </span>
      ))}
  </p>
);
