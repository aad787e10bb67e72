import type { RegionRow } from '@alur/contracts/reference/regions';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export type Level = 'provinces' | 'cities' | 'districts' | 'villages';

const files: Record<Level, string> = {
  provinces: 'provinces.csv',
  cities: 'regencies.csv',
  districts: 'districts.csv',
  villages: 'villages.csv',
};
const folder = join(dirname(createRequire(import.meta.url).resolve('idn-area-data')), '../data');

/**
 * The country's regions, from idn-area-data (see NOTICE). A level's file is read on first use and kept as text: a
 * region's parts are adjacent in it, and as objects all villages would take ten times the memory.
 */
export class Regions {
  private readonly texts = new Map<Level, Promise<string>>();

  /** The regions of a level under a parent (provinces have none) whose name contains the text, in order of code. */
  async find(level: Level, parent: string, text: string): Promise<RegionRow[]> {
    const wanted = text.toLocaleLowerCase('id');
    const rows = linesUnder(await this.text(level), parent).map(rowOf);
    return wanted === '' ? rows : rows.filter(({ name }) => name.toLocaleLowerCase('id').includes(wanted));
  }

  private text(level: Level): Promise<string> {
    const kept = this.texts.get(level) ?? readFile(join(folder, files[level]), 'utf8');
    this.texts.set(level, kept);
    return kept;
  }
}

const linesUnder = (csv: string, parent: string): string[] => {
  const start = `\n${parent}${parent === '' ? '' : '.'}`;
  const first = parent === '' ? csv.indexOf('\n') : csv.indexOf(start);
  if (first < 0) return [];
  const lines: string[] = [];
  for (let at = first; at >= 0 && csv.startsWith(start, at) && at + 1 < csv.length;) {
    const end = csv.indexOf('\n', at + 1);
    lines.push(csv.slice(at + 1, end < 0 ? undefined : end).trimEnd());
    at = end;
  }
  return lines.filter(line => line !== '');
};

/** Parses `code,…,name`, with the name in quotes if it contains a comma or quotes. */
const rowOf = (line: string): RegionRow => {
  const quoted = /,"((?:[^"]|"")*)"$/.exec(line)?.[1];
  return {
    code: line.slice(0, line.indexOf(',')),
    name: quoted?.replaceAll('""', '"') ?? line.slice(line.lastIndexOf(',') + 1),
  };
};
