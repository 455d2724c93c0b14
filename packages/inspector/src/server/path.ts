/** Where the server has the page that shows actors of other programs. */
export const FOREIGN_PATH = '/foreign';
