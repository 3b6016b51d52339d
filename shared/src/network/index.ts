export { leastSilence, onSilence, SilenceError } from './onSilence';
