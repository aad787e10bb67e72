/** How much one user, one address or one socket may request. Read from the environment; generous by default. */
export interface Limits {
  /** Requests a second of one signed-in person, over ten seconds. */
  personRate: number;
  /** Requests a second from one address, over ten seconds; a whole clinic may share one. */
  addressRate: number;
  /** Logins, refreshes and pairings a minute from one address. */
  signInRate: number;
  socketsPerPerson: number;
  socketsPerAddress: number;
  topicsPerSocket: number;
  /** Messages a second on one socket, over ten seconds. */
  messageRate: number;
  /** Bytes of an uploaded image. */
  uploadBytes: number;
}
