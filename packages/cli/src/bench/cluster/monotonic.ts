/** In milliseconds, by a clock that all processes of this machine share. */
export const monotonic = () => Number(process.hrtime.bigint()) / 1e6
