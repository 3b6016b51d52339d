import { testStates } from '@donate-impact/testing/accessibility';
import { states } from './states';

testStates(states);
