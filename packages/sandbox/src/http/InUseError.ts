import { HttpError } from './HttpError.ts';

/** Refuses to remove a record that others use. */
export class InUseError extends HttpError {
  readonly #users: object;

  /** @param users the records that use it, under their name in the body, such as `{ agents: [] }` */
  constructor(message: string, users: object) {
    super('IN_USE', message);
    this.#users = users;
  }

  override toBody() {
    const { error } = super.toBody();
    return { error: { ...error, ...this.#users } };
  }
}
