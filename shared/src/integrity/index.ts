export { assertIntegrity, IntegrityError } from './assertIntegrity';
export { fetchChecked } from './fetchChecked';
