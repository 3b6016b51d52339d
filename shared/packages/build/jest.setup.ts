import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// Generous, because machines differ in speed: these timeouts only end a wait that would never succeed.
configure({ asyncUtilTimeout: 10_000 });
