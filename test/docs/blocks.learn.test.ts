import { runPages } from './run-blocks.ts';

runPages('learn');
