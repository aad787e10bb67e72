import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergedParts, type Part } from './merged-chunks';

const part = (size: number, entries: number[], imports: Part[] = [], fixed = false): Part => ({
  size,
  fixed,
  entries: new Set(entries),
  imports: new Set(imports),
});

describe('parts that share a file', () => {
  it('are small and needed together', () => {
    const [icon, label, chart] = [part(0.2, [1, 2, 3]), part(0.3, [1, 2, 3]), part(90, [3])];
    expect(mergedParts([icon, label, chart])).toEqual([[chart], [label, icon]]);
  });

  it('are not those that most entries would fetch in vain', () => {
    const [common, rare] = [part(0.2, [1, 2, 3, 4, 5, 6, 7]), part(5, [1])];
    expect(mergedParts([common, rare])).toHaveLength(2);
  });

  it('do not have others fetch what they import in vain', () => {
    const library = part(30, [1, 2], [], true);
    const [form, label] = [part(0.1, [1, 2], [library]), part(0.1, [1, 2, 3])];
    expect(mergedParts([library, form, label])).toHaveLength(3);
    expect(mergedParts([part(0.1, [1, 2]), label]), 'without the library').toHaveLength(1);
  });

  it('never import each other around a third', () => {
    const last = part(1, [1, 2]);
    const middle = part(60, [1, 2, 3, 4, 5, 6, 7, 8, 9], [last]);
    const first = part(1, [1, 2], [middle]);
    const files = mergedParts([first, middle, last]);
    expect(files).toHaveLength(3);
    expect(mergedParts([part(1, [1, 2]), middle, last]), 'without the third').toHaveLength(2);
  });

  it('are a division of all, whose imports have no circle', () => {
    const made = fc
      .array(
        fc.record({
          size: fc.double({ min: 0.1, max: 5, noNaN: true }),
          entries: fc.uniqueArray(fc.nat(6)),
          from: fc.array(fc.nat(30)),
        }),
        { maxLength: 25 },
      )
      .map(all => {
        const parts: Part[] = [];
        // Each imports earlier ones only.
        for (const { size, entries, from } of all)
          parts.push(
            part(
              size,
              entries,
              from.flatMap(at => parts[at] ?? []),
            ),
          );
        return parts;
      });
    fc.assert(
      fc.property(made, parts => {
        const files = mergedParts(parts);
        expect(files.flat()).toHaveLength(parts.length);
        expect(new Set(files.flat())).toEqual(new Set(parts));
        const fileOf = (one: Part) => files.find(file => file.includes(one));
        const after = new Set<Part[]>();
        // A file whose imports have all been placed is placed; a circle would leave files over.
        for (let placed = -1; placed !== after.size;) {
          placed = after.size;
          for (const file of files)
            if (file.every(one => [...one.imports].every(each => fileOf(each) === file || after.has(fileOf(each)!))))
              after.add(file);
        }
        expect(after.size).toBe(files.length);
      }),
    );
  });
});
