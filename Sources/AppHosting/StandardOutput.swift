// The variable `stdout` of C is not safe by its type; nothing sets it.
@preconcurrency import Glibc

/// The standard output of an app.
enum StandardOutput {
  /// Makes each line appear when it is complete, also in a pipe, where C would collect some thousand
  /// bytes and lose them in a crash.
  static func showLinesAtOnce() {
    setvbuf(stdout, nil, Int32(_IOLBF), 0)
  }
}
