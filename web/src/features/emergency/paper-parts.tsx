import type { ReactNode } from 'react';

/** A place for a signature. */
export function Sign({ as, children }: { as: string; children?: ReactNode }) {
  return (
    <div>
      <p>{as}</p>
      <p>{children || '\u00a0'}</p>
    </div>
  );
}

/** A row of a paper's table. */
export function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <tr>
      <td>{name}</td>
      <td>: {children}</td>
    </tr>
  );
}
