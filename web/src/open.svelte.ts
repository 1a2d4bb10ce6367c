/** The tables of this server that anyone may find, where it has such a list. */
import { api } from './wire/api.ts';
import type { OpenTable } from './wire/types.ts';

class OpenTables {
  /** Whether hosts may list their tables here. */
  isAllowed: boolean = $state(false);
  tables: OpenTable[] = $state.raw([]);

  async load(): Promise<void> {
    const { allowed, tables } = await api.openTables();
    this.isAllowed = allowed;
    this.tables = tables;
  }
}

export const openTables = new OpenTables();
