import { setTimeout as sleep } from 'node:timers/promises';
import type { PatientImportRow } from '@alur/contracts/patient-import/rows';
import { meter } from '../measuring/machine.js';
import { inRounds, tell } from '../measuring/rounds.js';
import { bench } from '../options.js';
import { personOf } from '../search/people.js';
import { Seeded } from '../seeded.js';
import { Product, type Person } from '../system/product.js';

const LOOK_MS = 100;

const sexes = { male: 'Laki-laki', female: 'Perempuan' };

/** An import file in which so many rows, spread over it, lack a required field. */
const fileOf = (rows: number, wrong: number): Buffer => {
  const random = new Seeded(26);
  const isWrong = (at: number) => Math.floor(((at + 1) * wrong) / rows) > Math.floor((at * wrong) / rows);
  const lines = Array.from({ length: rows }, (_none, at) => {
    // Numbers beyond those that the demonstration uses.
    const { name, gender, birthDate, nik, bpjs, phone } = personOf(random, 500_000 + at);
    return [isWrong(at) ? '' : name, sexes[gender], birthDate, nik, bpjs, phone].join(',');
  });
  return Buffer.from(['Nama,Jenis kelamin,Tanggal lahir,NIK,No. BPJS,Telepon', ...lines].join('\n'));
};

/** Measures an import of patients: the time until every row is checked, and until the valid ones are registered. */
export const importBench = bench({ rows: 50_000, wrong: 300, rounds: 1 }, async ({ rows, wrong, rounds }) => {
  const file = fileOf(rows, wrong);
  const once = async () => {
    const product = await Product.start();
    try {
      const person = await product.login('front-office');
      const use = meter(product.database, [product.pid]);
      const started = performance.now();
      const path = '/v2/patient-import/import-file';
      const fileId = await product.sends(person, path, { name: 'pasien.csv', bytes: [file] });
      const { id } = await product.does(person, 'patient-import/upload', 0, { fileId, fileName: 'pasien.csv' });
      const checked = await until(product, person, id, 'checked');
      const checkedAt = performance.now();
      await product.does(person, 'patient-import/confirm', id, { mode: 'good', duplicates: 'register' });
      const finished = await until(product, person, id, 'finished');
      const figures = {
        checked_seconds: (checkedAt - started) / 1000,
        registered_seconds: (performance.now() - checkedAt) / 1000,
        bad: checked.bad,
        registered: finished.registered,
      };
      return { figures, machine: use() };
    } finally {
      await product.stop();
    }
  };
  const runs = await inRounds(rounds, { import: once });
  tell('import', { rows, wrong }, runs.get('import')!);
});

async function until(
  product: Product,
  person: Person,
  id: number,
  status: PatientImportRow['status'],
): Promise<PatientImportRow> {
  for (;;) {
    const all = await product.reads<PatientImportRow>(person, '/v2/live/patient-import.all');
    const row = all.find(one => one.id === id);
    if (row?.status === status) return row;
    if (row?.status === 'unreadable') throw new Error(`the file could not be read: ${row.problem}`);
    await sleep(LOOK_MS);
  }
}
