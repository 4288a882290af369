import Foundation

/// Runs functions of Swift Testing, by the entry point that it has for tools.
///
/// [ABI](https://github.com/swiftlang/swift-testing/blob/main/Documentation/ABI/JSON.md) describes the
/// records. A program whose tests do not use Swift Testing does not link it.
@MainActor
enum SwiftTesting {
  // Swift Testing is built without nonsending functions by default, which have another parameter.
  private typealias EntryPoint =
    @convention(thin) @Sendable @concurrent (
      UnsafeRawBufferPointer?, @escaping @Sendable (UnsafeRawBufferPointer) -> Void
    ) async throws -> Bool

  private typealias Getter = @convention(c) () -> UnsafeRawPointer

  private struct Configuration: Encodable {
    let listTests: Bool
    let parallel: Bool
    let filter: [String]?
    /// The folder for attachments; nil to drop them.
    let attachmentsPath: String?
    // The tool prints what happens.
    let verbosity = Int.min
    let eventStreamSchemaVersion = "0"
  }

  /// Runs functions while the main run loop runs.
  ///
  /// - Parameters:
  ///   - functions: Their identifiers; nil to list all.
  ///   - isSerial: True to run one after the other.
  ///   - attachments: The folder for attachments; nil to drop them.
  ///   - events: Receives the records.
  static func run(
    functions: [String]?,
    isSerial: Bool,
    attachments: URL? = nil,
    events: TestEvents
  ) {
    guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "swt_abiv0_getEntryPoint") else { return }
    let entryPoint = unsafeBitCast(symbol, to: Getter.self)()
    let configuration = Configuration(
      listTests: functions == nil,
      parallel: !isSerial,
      filter: functions.map { $0.map { "^\(NSRegularExpression.escapedPattern(for: $0))$" } },
      attachmentsPath: attachments?.path
    )
    var isDone = false
    Task { @MainActor in
      do {
        _ = try await call(entryPoint, configuration) { record in
          events.send(TestEvents.Event(kind: .record, record: record))
        }
      } catch {
        events.send(TestEvents.Event(kind: .issue, message: "Swift Testing failed: \(error)"))
      }
      isDone = true
    }
    while !isDone { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.1)) }
  }

  /// Calls the entry point, which passes records as JSON to `receive`, on any thread.
  private static func call(
    _ pointer: UnsafeRawPointer,
    _ configuration: Configuration,
    _ receive: @escaping @Sendable (String) -> Void
  ) async throws -> Bool {
    let data = try JSONEncoder().encode(configuration)
    // The buffer has to live until the call returns.
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: data.count, alignment: 1)
    defer { buffer.deallocate() }
    data.copyBytes(to: buffer)
    // Not stored or passed on: the compiler supports calls of thin functions and nothing else.
    let entryPoint = unsafeBitCast(pointer, to: EntryPoint.self)
    return try await entryPoint(UnsafeRawBufferPointer(buffer)) { record in
      receive(String(decoding: record, as: UTF8.self))
    }
  }
}
