/** A doctor sees one patient at a time, in the planned order; a visit that fails lets the next one in. */
export class DoctorsDoors {
  private readonly last = new Map<string, Promise<void>>();

  /** Takes the visit's place in the doctor's queue: must be called in the planned order. */
  line(doctor: string): Place {
    const before = this.last.get(doctor) ?? Promise.resolve();
    const { promise, resolve } = Promise.withResolvers<void>();
    this.last.set(doctor, promise);
    return { mine: before, leave: resolve };
  }
}

export interface Place {
  /** Resolves when all earlier visits have left. */
  readonly mine: Promise<void>;
  leave(): void;
}
