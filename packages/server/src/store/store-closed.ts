/** Something is read after the store was closed. While a server stops, that is no fault. */
export class StoreClosed extends Error {
  constructor() {
    super('The store is closed.')
  }
}
