export { assertIntegrity } from './assertIntegrity';
export { fetchChecked } from './fetchChecked';
export { IntegrityError } from './IntegrityError';
