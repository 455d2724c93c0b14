import fc from 'fast-check';

/** The titles of properties hold their seed: with another one a mutant would meet a test of another name. */
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 1 });
