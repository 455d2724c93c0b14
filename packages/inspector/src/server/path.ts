/** Where the server has the page that shows actors of other programs. */
export const EXTERNAL_ACTORS_PATH = '/foreign';
