import type pg from 'pg';

type Answered = (answer: unknown) => void;

/**
 * Collects calls of database functions and sends them, in order, as one statement, which is a transaction by itself. A
 * statement for each would cost both sides half as much again (infra/adr/0067).
 */
export class Writes {
  private readonly calls: string[] = [];
  private readonly values: unknown[] = [];
  private readonly asked: Answered[] = [];

  call(name: string, ...values: readonly unknown[]): void {
    this.calls.push(this.callOf(name, values));
  }

  /** Adds a call whose result is needed. */
  ask(answered: Answered, name: string, ...values: readonly unknown[]): void {
    this.calls.push(`${this.callOf(name, values)} as answer_${this.asked.push(answered)}`);
  }

  /**
   * `offset 0` forces all functions to be called, also those whose result is not selected. Not a prepared statement:
   * there would be one for each set of tables that ever changed together, and the server keeps them all.
   */
  async run(client: pg.ClientBase): Promise<void> {
    if (this.calls.length === 0) return;
    const answers = this.asked.map((_answered, at) => `answer_${at + 1}`);
    const { rows } = await client.query<Record<string, unknown>>(
      `select ${answers.join(', ')} from (select ${this.calls.join(', ')} offset 0) written`,
      this.values,
    );
    for (const [at, answered] of this.asked.entries()) answered(rows[0]?.[`answer_${at + 1}`]);
  }

  private callOf(name: string, values: readonly unknown[]): string {
    return `${name}(${values.map(value => `$${this.values.push(value)}`).join(', ')})`;
  }
}
