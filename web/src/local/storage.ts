/** The host's storage: IndexedDB, one durable transaction a batch, and only for whoever holds the tables now. */

const NAME = 'quintessence';
const STORE = 'entries';
/** Who holds the tables: a worker that was left behind must not write beside its successor. */
const OWNER = 'site/owner';

/** Why a batch was not written: the quota is reached, or another tab holds the tables now. */
export class NotWritten extends Error {
  constructor(readonly why: 'full' | 'lost' | 'failed') {
    super(why);
  }
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
  });

const within = (prefix: string): IDBKeyRange => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

export class Storage {
  private constructor(
    private readonly database: IDBDatabase,
    private readonly owner: string,
  ) {}

  static async open(name = NAME): Promise<Storage> {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    const storage = new Storage(await done(request), crypto.randomUUID());
    await storage.change((entries) => entries.put(storage.owner, OWNER));
    return storage;
  }

  async read(key: string): Promise<string | null> {
    return ((await done(this.entries().get(key))) as string | undefined) ?? null;
  }

  /** All entries whose keys begin so, in order, as keys and values in turn. */
  async readAll(prefix: string): Promise<string[][]> {
    const entries = this.entries();
    const [keys, values] = await Promise.all([
      done(entries.getAllKeys(within(prefix))),
      done(entries.getAll(within(prefix))),
    ]);
    return keys.map((key, at) => [String(key), values[at] as string]);
  }

  async keys(prefix: string): Promise<string[]> {
    return (await done(this.entries().getAllKeys(within(prefix)))).map(String);
  }

  /** All of it or nothing, and durable when it returns. */
  async write(values: [string, string][], removed: string[]): Promise<void> {
    await this.change((entries, transaction) => {
      const owner = entries.get(OWNER);
      owner.onsuccess = () => {
        if (owner.result !== this.owner) return refuse(transaction, 'lost');
        for (const [key, value] of values) entries.put(value, key);
        for (const key of removed) entries.delete(key);
      };
    });
  }

  private entries(): IDBObjectStore {
    return this.database.transaction(STORE, 'readonly').objectStore(STORE);
  }

  private change(act: (entries: IDBObjectStore, transaction: IDBTransaction) => void): Promise<void> {
    const transaction = this.database.transaction(STORE, 'readwrite', { durability: 'strict' });
    const ended = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(new NotWritten(REFUSED.get(transaction) ?? reason(transaction.error)));
    });
    act(transaction.objectStore(STORE), transaction);
    return ended;
  }
}

const REFUSED = new WeakMap<IDBTransaction, 'lost'>();

function refuse(transaction: IDBTransaction, why: 'lost'): void {
  REFUSED.set(transaction, why);
  transaction.abort();
}

const reason = (error: DOMException | null): 'full' | 'failed' =>
  error?.name === 'QuotaExceededError' ? 'full' : 'failed';
