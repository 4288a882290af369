// No newline at the end.
let last = 1