import { wordsIn } from '@alur/contracts/kernel/words-in';
import { moduleWords } from '@alur/contracts/words.gen';

/** Built into these words alone, see `vite.config.ts`. */
export default wordsIn(moduleWords, 'en');
