import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

// Concatenated here, so that this file does not contain what it forbids.
const homes = ['home', 'Users', 'root', 'work', 'workspace', 'mnt', 'tmp'].join('|');
const forbidden = {
  'a registry address': new RegExp(
    String.raw`//[\w.-]*(?:registry|artifactory|nexus|verdaccio|pkg\.git)[\w.-]*[:/]|_auth(?:Token)?=`,
  ),
  'a path of one machine': new RegExp(String.raw`(?<![\w.$}/~@*)-])/(?:${homes})/[\w.-]|\b[A-Z]:\\+Users\\`),
};

const offences = (text: string): string[] =>
  Object.entries(forbidden).flatMap(([what, pattern]) =>
    text.split('\n').flatMap((line, at) => (pattern.test(line) ? [`line ${at + 1} holds ${what}`] : [])),
  );

describe('the tree', () => {
  it('names no registry and no machine', () => {
    const listed = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0');
    const files = listed.filter(path => path !== '' && existsSync(root + path));
    expect(files.length).toBeGreaterThan(100);
    const found = files.flatMap(path => {
      const text = readFileSync(root + path, 'utf8');
      return text.includes('\0') ? [] : offences(text).map(offence => `${path}: ${offence}`);
    });
    expect(found).toEqual([]);
  });

  it('is caught if it does', () => {
    const slash = '/';
    for (const text of [
      `registry=https:${slash}${slash}registry.example.org${slash}npm`,
      `//_auth${'Token'}=x`,
      `cd ${slash}home${slash}budi`,
      `"${slash}Users${slash}siti${slash}alur"`,
    ])
      expect(offences(text)).toHaveLength(1);
    expect(offences('a URL https://example.org/home/page and apps/work/x')).toEqual([]);
  });
});
