import type { Person, Product } from './product.js';

const everyDay = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** Steps of a queue number until it is cancelled and another one is taken; none of them needs a free room. */
const STEPS = [
  ['queue/record-absence', {}],
  ['queue/reverse-absence', { reason: 'Datang' }],
  ['queue/prioritise', { reason: 'lansia' }],
  ['queue/confirm-attendance', {}],
  ['queue/cancel', { reason: 'Pulang' }],
] as const;

/**
 * Steps at which the first visitors start after taking a number, since otherwise all would do the same at the same
 * time.
 */
const ENTRIES = [0, 2, 3, 4];

interface Turn {
  booking: number;
  next: number;
  /** Position of the last event. */
  last: string;
}

/** A completed command: the booking that it changed, and the positions before and after. */
export interface Done {
  booking: number;
  since: string;
  position: string;
}

/** The demonstration's facility with schedules of its own, where patients take numbers, are called and leave. */
export class Hall {
  private readonly turns: (Turn | undefined)[] = [];

  private constructor(
    private readonly product: Product,
    private readonly staff: Person,
    readonly today: string,
    readonly schedules: readonly number[],
    private readonly patients: readonly number[],
  ) {}

  /** Opens the hall for so many concurrent visitors, each a different patient. */
  static async open(product: Product, schedules: number, places: number): Promise<Hall> {
    const admin = await product.login('facility-admin');
    const staff = await product.login('front-office');
    const [like] = await product.reads<{ roomId: number; doctorId: number; doctorName: string }>(
      admin,
      '/v2/schedule/schedules?limit=1',
    );
    if (!like) throw new Error('the demonstration has no schedule');
    const body = {
      roomId: like.roomId,
      doctorId: like.doctorId,
      doctorName: like.doctorName,
      startTime: '00:00',
      endTime: '23:59',
      consultationMinutes: 1,
      price: 50_000,
      days: everyDay,
      prefix: 'Z',
      acknowledgeOverlap: true,
    };
    const opened: number[] = [];
    for (let nth = 0; nth < schedules; nth++)
      opened.push((await product.does(admin, 'schedule/open', 0, { ...body, name: `Ruang ${nth + 1}` })).id);
    const patients: number[] = [];
    for (let nth = 0; nth < places; nth++)
      patients.push((await product.does(staff, 'patient/register', 0, patient(nth))).id);
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta' }).format(new Date());
    return new Hall(product, staff, today, opened, patients);
  }

  /** Runs the next step of the nth place's visitor; a place runs one step at a time. */
  async turn(place: number): Promise<Done> {
    const scheduleId = this.schedules[place % this.schedules.length]!;
    const turn = this.turns[place];
    if (!turn) return this.begin(place, scheduleId);
    const [command, body] = STEPS[turn.next]!;
    const { position } = await this.product.does(this.staff, command, turn.booking, body);
    const { booking, last: since } = turn;
    this.turns[place] = turn.next + 1 < STEPS.length ? { booking, next: turn.next + 1, last: position } : undefined;
    return { booking, since, position };
  }

  private async begin(place: number, scheduleId: number): Promise<Done> {
    const { id: booking, position } = await this.product.does(this.staff, 'queue/take-number', 0, {
      patientId: this.patients[place],
      scheduleId,
      date: this.today,
      payer: 'general',
      source: 'web',
      visitStatus: 'sick',
    });
    const entry = ENTRIES[Math.floor(place / this.schedules.length) % ENTRIES.length]!;
    this.turns[place] = { booking, next: place in this.turns ? 0 : entry, last: position };
    return { booking, since: '0', position };
  }
}

const patient = (nth: number) => ({
  name: `Pasien Ukur ${nth + 1}`,
  gender: nth % 2 === 0 ? 'male' : 'female',
  birthDate: `19${60 + (nth % 40)}-01-01`,
  acknowledgeDuplicates: true,
});
