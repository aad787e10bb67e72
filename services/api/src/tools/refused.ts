/** A tool cannot do what it was asked for; the message says why and what to do. */
export class Refused extends Error {}
