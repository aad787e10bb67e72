import { PatientFinder } from '@alur/api/modules/patient/patient-finder';
import { uniqueName, nameEvents } from '@alur/domain/kernel/name';
import { moduleOf } from '@alur/domain/kernel/module';
import { patientModule } from '@alur/domain/patient/module';
import { asOwner } from '../fresh-server.js';
import { freshPlatform } from '../fresh-platform.js';
import { bench } from '../options.js';
import { median, percentile, rounded } from '../percentiles.js';
import { Seeded } from '../seeded.js';
import { fill, MERCHANT } from './fill.js';
import { missing, swapped, wrong } from './mistyped.js';
import { personOf, type Person } from './people.js';

type Typed = (random: Seeded, person: Person) => string;

/** What is typed to find a person, by kind of search. */
const kinds: Record<string, Typed> = {
  exact: (_random, { name }) => name,
  prefix: (random, { name }) => name.slice(0, 1 + random.below(name.length)),
  wrong_letter: (random, { name }) => wrong(random, name),
  missing_letter: (random, { name }) => missing(random, name),
  swapped_letters: (random, { name }) => swapped(random, name),
  record_number: (_random, { recordNumber }) => recordNumber,
  nik: (_random, { nik }) => nik,
  nik_wrong_digit: (random, { nik }) => wrong(random, nik),
  bpjs_swapped_digits: (random, { bpjs }) => swapped(random, bpjs),
  phone: (_random, { phone }) => phone,
};

const ROWS_FOLLOW_MS = 600_000;

interface Run {
  ms: number[];
  found: number;
  itself: number;
}

/**
 * Measures each kind of search; prints one line of JSON per kind: medians over the runs, and how often the patient was
 * among the ten results.
 */
export const searchBench = bench(
  { patients: 100_000, searches: 1_000, runs: 3, kind: Object.keys(kinds) },
  async options => {
    const random = new Seeded(20_261_121);
    const people = Array.from({ length: options.patients }, (_none, at) => personOf(random, at + 1));
    const modules = [moduleOf('name', { events: nameEvents, aggregates: [uniqueName] }), patientModule];
    const fresh = await freshPlatform({ modules, processes: [], dues: [] });
    try {
      const started = Date.now();
      const last = await fill(fresh.platform, people);
      if (!(await fresh.platform.progress.waitFor(last, MERCHANT, ROWS_FOLLOW_MS)))
        throw new Error('the rows did not follow within ten minutes');
      await asOwner(fresh.ownerUrl, 'vacuum analyze'); // the database would do this by itself within a minute
      console.error(`${options.patients} patients in ${Math.round((Date.now() - started) / 1000)} s`);
      const finder = new PatientFinder(fresh.database, fresh.platform.hashes);
      for (const kind of options.kind) {
        const typed = kinds[kind];
        if (!typed) throw new Error(`no kind ${kind}; there are ${Object.keys(kinds).join(', ')}`);
        const runs: Run[] = [];
        for (let run = 0; run < options.runs; run++)
          runs.push(await measure(finder, people, typed, options.searches, new Seeded(run + 1)));
        console.log(
          JSON.stringify({ bench: 'search', kind, patients: people.length, ...summary(runs, options.searches) }),
        );
      }
    } finally {
      await fresh.end();
    }
  },
);

const measure = async (
  finder: PatientFinder,
  people: readonly Person[],
  typed: Typed,
  searches: number,
  random: Seeded,
): Promise<Run> => {
  const run: Run = { ms: [], found: 0, itself: 0 };
  for (let search = 0; search < searches; search++) {
    const person = random.of(people);
    const text = typed(random, person);
    const started = performance.now();
    const answer = await finder.search(MERCHANT, text, 10);
    run.ms.push(performance.now() - started);
    if (answer.some(({ id }) => id === person.id)) run.itself += 1;
    if (answer.some(({ name }) => name === person.name)) run.found += 1;
  }
  return run;
};

/** `found`: someone of that very name is among the ten (many share one); `found_itself`: that very patient. */
const summary = (runs: readonly Run[], searches: number) => {
  const ms = (part: number) => rounded(median(runs.map(run => percentile(run.ms, part))));
  return {
    ms: { p50: ms(0.5), p95: ms(0.95), p99: ms(0.99) },
    found: median(runs.map(({ found }) => found / searches)),
    found_itself: median(runs.map(({ itself }) => itself / searches)),
  };
};
