import Foundation
import Synchronization

/// Lets UIKit and XCUITest go on where a test uses them off the main thread, as on iOS, and warns.
///
/// XCTest runs asynchronous methods that are not isolated to the main actor on other threads. In Swift's
/// older language modes they may use UIKit there, whose own code is compiled with checks that trap. The
/// checks of the app and of its tests trap on iOS too, with a message here.
enum MainThreadChecks {
  /// A function that Swift's runtime calls when it cannot see that code runs on an executor, with the
  /// executor's two words and the function that traps.
  ///
  /// Functions of Swift and of C take such parameters in the same registers, on x86-64 and on arm64.
  private typealias Hook = @convention(c) (UnsafeRawPointer?, UInt, UnsafeRawPointer) -> Void
  private typealias Check = @convention(c) (UnsafeRawPointer?, UInt) -> Void

  static func install() {
    guard let variable = dlsym(nil, "swift_task_checkIsolated_hook") else { return }
    variable.assumingMemoryBound(to: Hook?.self).pointee = { identity, implementation, original in
      let main = unsafeBitCast(
        MainActor.sharedUnownedExecutor,
        to: (UnsafeRawPointer?, UInt).self
      )
      if identity == main.0, !Thread.isMainThread {
        if let image = MainThreadChecks.callingLibrary {
          // Elements of the tested app may be read on any thread.
          if image != MainThreadChecks.ownImage { MainThreadChecks.warn() }
          return
        }
        MainThreadChecks.explain()
      }
      unsafeBitCast(original, to: Check.self)(identity, implementation)
    }
  }

  // MARK: - The checked code

  /// The path of the runtime's library that has the checked code; nil for code of the app and its tests.
  private static var callingLibrary: String? {
    // The innermost frames are this file's and those of Swift's library of concurrency.
    let images = Thread.callStackReturnAddresses.lazy.map { image(at: $0.uintValue) }
    let isChecking = { (name: String) in name.hasSuffix("/libswift_Concurrency.so") }
    guard let start = images.firstIndex(where: isChecking),
      let caller = images[start...].first(where: { !isChecking($0) })
    else { return nil }
    return folder(of: caller) == folder(of: ownImage) ? caller : nil
  }

  /// The path of the library with this code.
  private static let ownImage: String = {
    let hook: Hook = { _, _, _ in }
    return image(at: UInt(bitPattern: unsafeBitCast(hook, to: Int.self)))
  }()

  private static func folder(of path: String) -> String {
    URL(filePath: path).deletingLastPathComponent().path
  }

  /// Returns the path of the library, or of the program, that has the code at an address.
  private static func image(at address: UInt) -> String {
    // glibc declares the function and its structure, of four words, for C with extensions only.
    typealias Find = @convention(c) (UInt, UnsafeMutableRawPointer) -> Int32
    var found: (UnsafePointer<CChar>?, Int, Int, Int) = (nil, 0, 0, 0)
    guard let function = dlsym(nil, "dladdr") else { return "" }
    let find = unsafeBitCast(function, to: Find.self)
    withUnsafeMutableBytes(of: &found) { bytes in
      if let start = bytes.baseAddress { _ = find(address, start) }
    }
    return found.0.map { String(cString: $0) } ?? ""
  }

  // MARK: - Messages

  private static let warned = Mutex<Set<String>>([])

  /// Warns once in each test.
  private static func warn() {
    let test = CurrentTest.identifier ?? "A test"
    guard warned.withLock({ $0.insert(test).inserted }) else { return }
    write("warning: \(test) uses UIKit off the main thread. \(advice)")
  }

  private static func explain() {
    let test = CurrentTest.identifier ?? "a test"
    write("Fatal error: Code of the main actor ran on another thread in \(test). \(advice)")
  }

  private static let advice = "Mark the method or its class with @MainActor."

  private static func write(_ line: String) {
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }
}
