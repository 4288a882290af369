import Foundation
import Synchronization
import Testing

/// Whether all snapshots are recorded; ``withSnapshotTesting(record:diffTool:operation:)-(_,_,()->Result)``
/// is the newer way.
public var isRecording: Bool {
  get { (SnapshotTestingConfiguration.current?.record ?? GlobalSettings.record) == .all }
  set { GlobalSettings.record = newValue ? .all : .missing }
}

/// The tool that failures name.
public var diffTool: SnapshotTestingConfiguration.DiffTool {
  get { GlobalSettings.diffTool }
  set { GlobalSettings.diffTool = newValue }
}

/// The settings of the process, and those of the current test's traits, which precede them.
enum GlobalSettings {
  private struct State {
    var record =
      ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"]
      .flatMap(SnapshotTestingConfiguration.Record.init) ?? .missing
    var diffTool = SnapshotTestingConfiguration.DiffTool.default
  }

  private static let state = Mutex(State())

  static var record: SnapshotTestingConfiguration.Record {
    get { trait(\.record) ?? state.withLock(\.record) }
    set { state.withLock { $0.record = newValue } }
  }

  static var diffTool: SnapshotTestingConfiguration.DiffTool {
    get { trait(\.diffTool) ?? state.withLock(\.diffTool) }
    set { state.withLock { $0.diffTool = newValue } }
  }

  private static func trait<Value>(_ value: (SnapshotTestingConfiguration) -> Value?) -> Value? {
    Test.current?.traits.reversed().lazy
      .compactMap { ($0 as? _SnapshotsTestTrait)?.configuration }.compactMap(value).first
  }
}
