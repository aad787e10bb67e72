import type pg from 'pg';

/** A prepared statement's name, for its text: there are as many as sets of tables that change together. */
const names = new Map<string, string>();

const nameOf = (text: string): string => {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = `writes ${names.size + 1}`;
  names.set(text, name);
  return name;
};

/**
 * What is written together: calls of functions in the database, in their order, sent as one statement, which is a
 * transaction by itself. A statement for each would cost both sides half as much again (infra/adr/0040).
 */
export class Writes {
  private readonly calls: string[] = [];
  private readonly values: unknown[] = [];

  call(name: string, ...values: readonly unknown[]): void {
    const places = values.map(value => `$${this.values.push(value)}`);
    this.calls.push(`${name}(${places.join(', ')})`);
  }

  /** What the functions return is not asked for; `offset 0` has them called all the same. */
  async run(client: pg.ClientBase): Promise<void> {
    if (this.calls.length === 0) return;
    const text = `select from (select ${this.calls.join(', ')} offset 0) written`;
    await client.query({ name: nameOf(text), text, values: this.values });
  }
}
