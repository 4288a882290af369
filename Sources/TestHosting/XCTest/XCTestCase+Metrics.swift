import Foundation
public import XCTest

/// A quantity that is measured.
///
/// Here all are the time.
public protocol XCTMetric {}

public final class XCTClockMetric: XCTMetric {
  public init() {}
}

public final class XCTCPUMetric: XCTMetric {
  public init() {}
}

public final class XCTApplicationLaunchMetric: XCTMetric {
  public init() {}
  public init(waitUntilResponsive: Bool) {}
}

public final class XCTMemoryMetric: XCTMetric {
  public init() {}
}

public final class XCTStorageMetric: XCTMetric {
  public init() {}
}

/// Options for measurements.
public final class XCTMeasureOptions {
  public struct InvocationOptions: OptionSet, Sendable {
    public static let manuallyStart = InvocationOptions(rawValue: 1)
    public static let manuallyStop = InvocationOptions(rawValue: 2)

    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }
  }

  /// XCTest on this platform measures ten times.
  public var iterationCount = 10
  public var invocationOptions: InvocationOptions = []

  public init() {}

  public static var `default`: XCTMeasureOptions { XCTMeasureOptions() }
}

extension XCTestCase {
  /// Measures the time of a block, ten times.
  public func measure(metrics: [any XCTMetric], block: () -> Void) {
    measure(block: block)
  }

  /// Measures the time of a block, ten times.
  public func measure(
    metrics: [any XCTMetric] = [],
    options: XCTMeasureOptions,
    block: () -> Void
  ) {
    measureMetrics(
      XCTestCase.defaultPerformanceMetrics,
      automaticallyStartMeasuring: !options.invocationOptions.contains(.manuallyStart),
      for: block
    )
  }

  /// The seconds after which the test fails if it still runs; `rostrum test --timeout` is the default.
  public var executionTimeAllowance: TimeInterval {
    get { CurrentTest.allowance ?? 0 }
    set { CurrentTest.allowance = newValue }
  }
}
