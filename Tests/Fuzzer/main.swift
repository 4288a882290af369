// Feeds libFuzzer's inputs, which are chosen to reach new code. `make fuzz` builds and runs it;
// Scripts/fuzz documents the arguments.

import Foundation
import FuzzTargets

@_silgen_name("LLVMFuzzerRunDriver")
private func run(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ feed: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

@MainActor
private enum Fuzzer {
  static let name = ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? ""
  static let target = FuzzTargets.make(name)
  static var count = 0

  /// Writes the valid inputs to the folder from which the fuzzer starts.
  static func begin() throws {
    guard let target else {
      throw CocoaError(
        .featureUnsupported,
        userInfo: [
          NSLocalizedDescriptionKey:
            "Expected FUZZ_TARGET to be one of \(FuzzTargets.names), got \"\(name)\"."
        ]
      )
    }
    let folder = URL(filePath: ProcessInfo.processInfo.environment["FUZZ_CORPUS"] ?? "corpus")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (number, input) in target.corpus.enumerated() {
      try Data(input).write(to: folder.appending(path: "good-\(number)"))
    }
  }

  static func feed(_ input: [UInt8]) {
    if let problem = target?.problem(with: input) { fatalError(problem) }
    count += 1
    // Lets deferred work of the apps run at times.
    if count.isMultiple(of: 64) { _ = RunLoop.main.run(mode: .default, before: Date()) }
  }
}

try Fuzzer.begin()
var count = CommandLine.argc
var arguments = CommandLine.unsafeArgv
exit(
  run(&count, &arguments) { bytes, size in
    let input = Array(UnsafeBufferPointer(start: bytes, count: size))
    // libFuzzer calls back on the thread that runs it, which is the main thread.
    MainActor.assumeIsolated { Fuzzer.feed(input) }
    return 0
  }
)
