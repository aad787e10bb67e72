export type DocumentFact = readonly [name: string, value: string | null | undefined];

/** Facts of a document on paper, one a line, without those that do not apply; what is not known is a stroke. */
export function DocumentFacts({ facts }: { facts: readonly (DocumentFact | null | undefined | false | '')[] }) {
  return (
    <table>
      <tbody>
        {facts
          .filter(fact => !!fact)
          .map(([name, value]) => (
            <tr key={name}>
              <td>{name}</td>
              <td>: {value || '-'}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
