import fc from 'fast-check';

// A fixed seed, so that the survival of a mutant does not depend on random cases.
fc.configureGlobal({ seed: 1 });
