export { Slot } from './Slot';
export { type Filler, slotsOf } from './slotsOf';
