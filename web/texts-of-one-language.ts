import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** Texts stand in one file in both languages, and nobody fetches two: `texts.json?language=id` is what it says in one. */
export function textsOfOneLanguage(): Plugin {
  return {
    name: 'alur-texts-of-one-language',
    load: {
      filter: { id: /\.json\?language=/ },
      async handler(id) {
        const [, file, language] = /^(.*)\?language=(\w+)/.exec(id)!;
        const texts = (JSON.parse(await readFile(file!, 'utf8')) as Record<string, object>)[language!];
        if (!texts) this.error(`${file} has no texts in ${language}`);
        return { code: `export default ${JSON.stringify(texts)};`, moduleType: 'js' };
      },
    },
  };
}
