import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// How long something may take to be there is the machine's affair: these only end what would never come.
configure({ asyncUtilTimeout: 10_000 });
