import { messagesIn } from './contract-messages';

/** Built into these words alone, see `vite.config.ts`. */
export default messagesIn('id');
