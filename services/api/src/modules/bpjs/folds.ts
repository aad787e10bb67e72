export { fold } from '../../integrations/fold.js';
