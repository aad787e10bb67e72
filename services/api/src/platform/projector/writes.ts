import type pg from 'pg';

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

  /**
   * What the functions return is not asked for; `offset 0` has them called all the same. Not a prepared statement: there
   * would be one for each set of tables that ever changed together, and the server keeps them all.
   */
  async run(client: pg.ClientBase): Promise<void> {
    if (this.calls.length === 0) return;
    await client.query(`select from (select ${this.calls.join(', ')} offset 0) written`, this.values);
  }
}
