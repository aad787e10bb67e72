/** A part of the client's code that is a file of its own, unless it is merged with another. */
export interface Part {
  /** What it weighs on the wire, in KB. */
  size: number;
  /** The entries, a page or a dialog each, that need it. */
  entries: ReadonlySet<number>;
  /** The parts that it imports. */
  imports: ReadonlySet<Part>;
  /** It is in a file already, and only what else is fetched with it matters. */
  fixed: boolean;
}

interface Merged extends Part {
  entries: Set<number>;
  imports: Set<Merged>;
  parts: Part[];
}

/**
 * What one file less is worth to an entry, in KB: a browser asks for it, waits, and reads it in a task of its own, which
 * takes a slow machine as long as about this much code does.
 */
const FILE_KB = 0.4;

/** All that is fetched with a file: what it imports, directly or through others. */
function fetchedWith(...files: readonly Merged[]): Set<Merged> {
  const seen = new Set<Merged>();
  const waiting = files.flatMap(file => [...file.imports]);
  for (let one = waiting.pop(); one; one = waiting.pop()) {
    if (seen.has(one)) continue;
    seen.add(one);
    waiting.push(...one.imports);
  }
  return seen;
}

const inVain = (file: Merged, entries: ReadonlySet<number>): number =>
  file.size * entries.difference(file.entries).size;

/** What is won, over all entries, when two are one file: the requests saved, less the code that some fetch in vain. */
function gainOf(a: Merged, b: Merged): number {
  const both = a.entries.intersection(b.entries).size;
  const all = a.entries.union(b.entries);
  let gain = both * FILE_KB - inVain(a, all) - inVain(b, all);
  if (gain <= 0 || a.entries.symmetricDifference(b.entries).size === 0) return gain;
  for (const file of fetchedWith(a, b)) if (file !== a && file !== b) gain -= inVain(file, all);
  return gain;
}

/** Whether one imports the other through a third: as one file, the two would import that third and be imported by it. */
const goesAround = (from: Merged, to: Merged): boolean =>
  [...from.imports].some(each => each !== to && fetchedWith(each).has(to));

/** Parts as they are before any is merged. */
function single(parts: readonly Part[]): Merged[] {
  const all = new Map(
    parts.map(part => [part, { ...part, entries: new Set(part.entries), imports: new Set<Merged>(), parts: [part] }]),
  );
  for (const [part, merged] of all)
    for (const each of part.imports) {
      const imported = all.get(each);
      if (imported && imported !== merged) merged.imports.add(imported);
    }
  return [...all.values()];
}

function join(a: Merged, b: Merged, others: readonly Merged[]): Merged {
  const imports = a.imports.union(b.imports);
  imports.delete(a);
  imports.delete(b);
  const entries = a.entries.union(b.entries);
  const joined = { size: a.size + b.size, fixed: a.fixed, entries, imports, parts: [...a.parts, ...b.parts] };
  for (const other of others)
    if ([other.imports.delete(a), other.imports.delete(b)].includes(true)) other.imports.add(joined);
  for (const file of fetchedWith(joined)) file.entries = file.entries.union(entries);
  return joined;
}

/**
 * Says which parts share a file: always the two whose merging is worth most, until none is worth it. The files' imports
 * stay free of circles, so that each file's code runs after that of all that it imports.
 */
export function mergedParts(parts: readonly Part[]): Part[][] {
  let files = single(parts);
  const gains = new Map<Merged, Map<Merged, number>>();
  const measure = (file: Merged, others: readonly Merged[]) => {
    const free = others.filter(other => !other.fixed && !file.fixed);
    gains.set(file, new Map(free.map(other => [other, gainOf(file, other)] as const).filter(([, gain]) => gain > 0)));
  };
  files.forEach((file, at) => measure(file, files.slice(0, at)));
  for (;;) {
    let best: { a: Merged; b: Merged; gain: number } | undefined;
    for (const [a, others] of gains)
      for (const [b, gain] of others) if (gain > (best?.gain ?? 0)) best = { a, b, gain };
    if (!best) return files.map(file => file.parts);
    const { a, b, gain } = best;
    const exact = goesAround(a, b) || goesAround(b, a) ? 0 : gainOf(a, b);
    // What they import may have been merged since it was measured.
    if (exact < gain) {
      if (exact > 0) gains.get(a)?.set(b, exact);
      else gains.get(a)?.delete(b);
      continue;
    }
    files = files.filter(file => file !== a && file !== b);
    for (const others of gains.values()) {
      others.delete(a);
      others.delete(b);
    }
    gains.delete(a);
    gains.delete(b);
    const joined = join(a, b, files);
    measure(joined, files);
    files.push(joined);
  }
}
