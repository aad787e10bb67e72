import { errorsIn } from '@alur/contracts/kernel/words-in';
import { moduleWords } from '@alur/contracts/words.gen';

/** Built into these words alone, see `vite.config.ts`. */
export default errorsIn(moduleWords, 'id');
