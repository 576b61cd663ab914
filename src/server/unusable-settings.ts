/** For a person who starts the shop: its message is all he has to read. */
export class UnusableSettings extends Error {
  override readonly name = 'UnusableSettings'
}
