/** The order of the files: those that take long first, so that no worker is left alone with one at the end. */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** By folder; their sizes say little, for most of the work is in the modules and processes that they start. */
const SLOW =
  /tests\/(?:faults|races|simulate|model|isolation|surfaces|hostile|e2e|screens\/(?:apl|every-state|pseudo))/;

export class SlowFirst extends BaseSequencer {
  /** Within both parts as Vitest has it: by what it knows of earlier runs, else by size. */
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isSlow = ({ moduleId }: TestSpecification): boolean => SLOW.test(moduleId);
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}
