/** What a seat is called whose name was erased: by its number, in any language. */
export const seatName = (name: string, seat: number) => (name === '' ? `#${seat + 1}` : name)
