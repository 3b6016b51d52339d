export { leastSilence, onSilence } from './onSilence';
export { SilenceError } from './SilenceError';
