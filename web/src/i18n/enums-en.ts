import { codesIn } from '@alur/contracts/kernel/words-in';
import { moduleWords } from '@alur/contracts/words.gen';

/** The build replaces this call by its result, see `vite.config.ts`. */
export default codesIn(moduleWords, 'en');
