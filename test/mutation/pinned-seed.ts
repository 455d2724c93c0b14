import fc from 'fast-check';

/**
 * The titles of properties hold their seed: with another one a mutant would meet a test of another name. And a mutant that is
 * found needs no smaller example.
 */
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 1, endOnFailure: true });
