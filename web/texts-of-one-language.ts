import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/**
 * A `texts.json` has both languages, of which nobody should download two: `texts.json?language=id` holds only one of
 * them.
 */
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
