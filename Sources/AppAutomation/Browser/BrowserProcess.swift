import AppHosting
import Foundation
import Synchronization
import UIKitHosting

/// Chromium, driven by the [DevTools protocol](https://chromedevtools.github.io/devtools-protocol/) over
/// pipes.
@MainActor
final class BrowserProcess {
  typealias Values = [String: Any]

  private let process = Process()
  private let input: Int32
  private let messages = Messages()
  private var lastNumber = 0
  private var answers: [Int: Values] = [:]

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Starts the browser without a window.
  ///
  /// - Parameters:
  ///   - program: Chromium, Chrome or its headless shell: a path, or a name in PATH.
  ///   - folder: A folder for its profile, which may exist.
  /// - Throws: ``Failure`` or an error of the file system.
  init(_ program: String, in folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let (input, output) = (folder.appending(path: "in").path, folder.appending(path: "out").path)
    for path in [input, output] {
      unlink(path)
      guard mkfifo(path, 0o600) == 0 else { throw Failure(description: "\(path) cannot be made.") }
    }
    // Open for both, so that it does not wait for the browser; the end of this process still closes it.
    self.input = open(input, O_RDWR | O_CLOEXEC)
    var options = [
      "--headless", "--remote-debugging-pipe", "--no-first-run", "--disable-dev-shm-usage",
      "--font-render-hinting=none", "--hide-scrollbars",
      // The language of the machine is not that of the device.
      "--accept-lang=\(Device.languageOfSimulators)",
      "--user-data-dir=\(folder.appending(path: "profile").path)",
    ]
    // Its sandbox does not start for the superuser.
    if geteuid() == 0 { options.append("--no-sandbox") }
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments =
      ["-c", #"exec "$0" "$@" 3<"$ROSTRUM_IN" 4>"$ROSTRUM_OUT" 2>/dev/null"#, program] + options
    process.environment = ProcessInfo.processInfo.environment
      .merging(["ROSTRUM_IN": input, "ROSTRUM_OUT": output]) { $1 }
    try process.run()
    messages.read(output)
  }

  /// Carries out a command, while the main run loop runs.
  ///
  /// - Parameters:
  ///   - method: The command.
  ///   - values: Its parameters.
  ///   - session: The session of a page; nil for the browser.
  /// - Returns: The result.
  /// - Throws: ``Failure`` with the browser's message, or if it has ended.
  @discardableResult
  func send(_ method: String, _ values: Values = [:], session: String? = nil) throws -> Values {
    lastNumber += 1
    let number = lastNumber
    var message: Values = ["id": number, "method": method, "params": values]
    message["sessionId"] = session
    let data = try JSONSerialization.data(withJSONObject: message) + Data([0])
    data.withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count {
        let count = write(input, bytes.baseAddress?.advanced(by: sent), bytes.count - sent)
        if count < 0, errno != EINTR { return }
        sent += max(0, count)
      }
    }
    let end = ContinuousClock.now + Self.longest
    while ContinuousClock.now < end {
      take()
      if let answer = answers.removeValue(forKey: number) {
        if let error = answer["error"] as? Values {
          throw Failure(description: "\(method): \(error["message"] ?? error)")
        }
        return answer["result"] as? Values ?? [:]
      }
      guard process.isRunning else { throw Failure(description: "The browser has ended.") }
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.002))
    }
    throw Failure(description: "The browser did not answer \(method) within \(Self.longest).")
  }

  /// The time that a command may take.
  private static let longest = Duration.seconds(30)

  private func take() {
    for data in messages.take() {
      guard let message = try? JSONSerialization.jsonObject(with: data) as? Values,
        let number = message["id"] as? Int
      else { continue }
      answers[number] = message
    }
  }

  /// The messages of the browser, which a thread reads.
  private final class Messages: Sendable {
    private let waiting = Mutex<[Data]>([])

    func take() -> [Data] {
      waiting.withLock { messages in
        defer { messages = [] }
        return messages
      }
    }

    func read(_ path: String) {
      let thread = Thread { [self] in
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        defer { close(descriptor) }
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        var rest = Data()
        while case let count = Glibc.read(descriptor, &chunk, chunk.count), count > 0 {
          rest.append(contentsOf: chunk[..<count])
          while let end = rest.firstIndex(of: 0) {
            let message = Data(rest[..<end])
            rest = Data(rest[(end + 1)...])
            waiting.withLock { $0.append(message) }
            // The run loop returns.
            DispatchQueue.main.async {}
          }
        }
      }
      thread.start()
    }
  }
}
