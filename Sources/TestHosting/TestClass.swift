public import XCTest

/// A class of tests with its methods, as the preparation of `rostrum test` has found them.
///
/// On Apple's platforms Objective-C's runtime finds them.
public struct TestClass {
  let type: XCTestCase.Type
  let methods: [Method]

  /// A method without its class.
  struct Method {
    let name: String
    let place: SourcePlace
    let body: XCTestCaseClosure
  }

  /// - Parameters:
  ///   - type: The class.
  ///   - methods: Its methods, those of superclasses included.
  public init<Case: XCTestCase>(_ type: Case.Type, _ methods: [TestMethod<Case>]) {
    self.type = type
    self.methods = methods.map(\.method)
  }

  /// Returns the name of a method that distinguishes it from all others, such as
  /// `AppTests.LoginTests/testLogin`.
  static func identifier(of method: String, in type: XCTestCase.Type) -> String {
    "\(String(reflecting: type).droppingPrivateContexts)/\(method)"
  }

  func identifier(of method: Method) -> String { Self.identifier(of: method.name, in: type) }
}

extension String {
  /// The name of a type without the marks of private declarations, such as
  /// `AppTests.(unknown context at $1234).LoginTests`.
  fileprivate var droppingPrivateContexts: String {
    replacing(/\(unknown context at [^)]*\)\./, with: "")
  }
}

/// A test method of a class.
public struct TestMethod<Case: XCTestCase> {
  let method: TestClass.Method

  /// A method that the main thread runs from beginning to end.
  ///
  /// - Parameters:
  ///   - name: The method's name.
  ///   - file: The absolute path of its file.
  ///   - line: The line on which it begins.
  ///   - body: Calls the method.
  public init(
    _ name: String,
    file: String,
    line: Int,
    _ body: @escaping @MainActor (Case) throws -> Void
  ) {
    method = TestClass.Method(name: name, place: SourcePlace(file: file, line: line)) { test in
      // XCTest makes the test from the class of this method, and runs it on the main thread.
      nonisolated(unsafe) let test = Self.cast(test)
      try MainActor.assumeIsolated { try body(test) }
    }
  }

  /// An asynchronous method, which runs in a task while the main thread waits.
  ///
  /// - Parameters:
  ///   - name: The method's name.
  ///   - file: The absolute path of its file.
  ///   - line: The line on which it begins.
  ///   - body: Calls the method.
  public init(
    _ name: String,
    file: String,
    line: Int,
    async body: @escaping @Sendable (sending Case) async throws -> Void
  ) {
    let run = asyncTest { (test: Case) in
      // Nothing else uses the test while its method runs.
      nonisolated(unsafe) let test = test
      return { try await body(test) }
    }
    method = TestClass.Method(name: name, place: SourcePlace(file: file, line: line)) { test in
      try run(Self.cast(test))()
    }
  }

  private static func cast(_ test: XCTestCase) -> Case {
    guard let test = test as? Case else {
      preconditionFailure("Expected a \(Case.self), got a \(type(of: test)).")
    }
    return test
  }
}

/// A line of a file.
struct SourcePlace: Sendable {
  let file: String
  let line: Int
}
