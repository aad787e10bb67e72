/** One login of the demonstration, as `demo-logins.json` holds it. */
export interface DemoLogin {
  role: string;
  email: string;
  password: string;
  merchantId: number;
}

/** Runs a command as the system, each step once and for all. Returns the id of what it made or changed. */
export type Step = (key: string, merchantId: number, name: string, id: number, body: object) => Promise<number>;
