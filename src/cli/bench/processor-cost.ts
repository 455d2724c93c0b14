import { writeSync } from 'node:fs';

/** The open file to which a program that is measured writes what it took. */
const COST_FILE = 3;

// Loaded before the program (`node --import`).
process.on('exit', () => writeSync(COST_FILE, JSON.stringify(process.cpuUsage())));
