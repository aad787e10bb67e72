/** Facts of a document on paper, one a line; what is not known is a stroke. */
export function DocumentFacts({
  facts,
}: {
  facts: readonly (readonly [name: string, value: string | null | undefined])[];
}) {
  return (
    <table>
      <tbody>
        {facts.map(([name, value]) => (
          <tr key={name}>
            <td>{name}</td>
            <td>: {value || '-'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
