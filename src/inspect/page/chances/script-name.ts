/** Under what name the script of the worker leaves its program. */
export const CHANCES_SCRIPT = 'gatechartChances';
