import Foundation
import Glibc
import LiveDevelopment
import Synchronization

/// Lines on standard output, with the progress of a build in the last one if it is a terminal.
final class Terminal: Sendable {
  private let isInteractive: Bool
  private let hasProgress = Mutex(false)

  init() {
    isInteractive = isatty(STDOUT_FILENO) == 1
  }

  /// Writes a line immediately, unlike Swift's `print`, also to a pipe.
  func print(_ line: String) {
    hasProgress.withLock { hasProgress in
      write((hasProgress ? Self.clearedLine : "") + line + "\n")
      hasProgress = false
    }
  }

  /// Shows a step of a build in place of the last one; does nothing in a pipe.
  func show(_ progress: BuildProgress) {
    guard isInteractive else { return }
    hasProgress.withLock { hasProgress in
      let text = "[\(progress.step)/\(progress.count)] \(progress.text)"
      write(Self.clearedLine + text.prefix(width - 1))
      hasProgress = true
    }
  }

  private static let clearedLine = "\r\u{1B}[K"

  /// The number of columns.
  private var width: Int {
    var size = winsize()
    let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 1
    return isKnown ? Int(size.ws_col) : 80
  }

  private func write(_ text: String) {
    FileHandle.standardOutput.write(Data(text.utf8))
  }
}
