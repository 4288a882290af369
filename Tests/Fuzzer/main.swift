// Inputs that reach new code, as libFuzzer thinks them up. `make fuzz` builds and runs it;
// Scripts/fuzz says what is passed.

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

  /// Writes the good inputs to the folder that the fuzzer starts from.
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
    // What the apps do later has its turn now and then.
    if count.isMultiple(of: 64) { _ = RunLoop.main.run(mode: .default, before: Date()) }
  }
}

try Fuzzer.begin()
var count = CommandLine.argc
var arguments = CommandLine.unsafeArgv
exit(
  run(&count, &arguments) { bytes, size in
    let input = Array(UnsafeBufferPointer(start: bytes, count: size))
    // libFuzzer calls on the thread that runs it, which is the main one.
    MainActor.assumeIsolated { Fuzzer.feed(input) }
    return 0
  }
)
