/** The global by which a page lends what modules from outside import by name. */
export const SHARED_PACKAGES = 'gatechartPackages';
