public import Foundation
public import UIKit
public import XCTest
public import XCUIAutomation

/// A file that a test leaves, in the folder that `rostrum test --pictures` names.
public final class XCTAttachment {
  public enum Lifetime: Int, Sendable {
    case keepAlways, deleteOnSuccess
  }

  public enum ImageQuality: Int, Sendable {
    case original, medium, low
  }

  public var name: String?
  /// Attachments are kept, whatever the test's result.
  public var lifetime = Lifetime.deleteOnSuccess
  public var userInfo: [AnyHashable: Any]?
  public let uniformTypeIdentifier: String
  /// The content; nil if it cannot be encoded.
  package let content: Data?
  package let pathExtension: String

  private init(_ content: Data?, type: String, pathExtension: String) {
    self.content = content
    self.pathExtension = pathExtension
    uniformTypeIdentifier = type
  }

  public convenience init(data payload: Data) {
    self.init(payload, type: "public.data", pathExtension: "data")
  }

  public convenience init(data payload: Data, uniformTypeIdentifier identifier: String) {
    let suffix = identifier.split(separator: ".").last.map(String.init) ?? "data"
    self.init(payload, type: identifier, pathExtension: suffix == "plain-text" ? "txt" : suffix)
  }

  public convenience init(string: String) {
    self.init(Data(string.utf8), type: "public.plain-text", pathExtension: "txt")
  }

  @preconcurrency @MainActor
  public convenience init(image: UIImage) {
    self.init(image.pngData(), type: "public.png", pathExtension: "png")
  }

  @preconcurrency @MainActor
  public convenience init(image: UIImage, quality: ImageQuality) {
    self.init(image: image)
  }

  @preconcurrency @MainActor
  public convenience init(screenshot: XCUIScreenshot) {
    self.init(screenshot.pngRepresentation, type: "public.png", pathExtension: "png")
  }

  @preconcurrency @MainActor
  public convenience init(screenshot: XCUIScreenshot, quality: ImageQuality) {
    self.init(screenshot: screenshot)
  }

  public convenience init(contentsOfFile url: URL) {
    self.init(try? Data(contentsOf: url), type: "public.data", pathExtension: url.pathExtension)
    name = url.deletingPathExtension().lastPathComponent
  }
}

/// A named part of a test.
public protocol XCTActivity: AnyObject {
  var name: String { get }

  func add(_ attachment: XCTAttachment)
}

extension XCTestCase: XCTActivity {
  /// Leaves a file.
  public func add(_ attachment: XCTAttachment) { CurrentTest.add(attachment) }
}

/// The current context of tests.
public enum XCTContext {
  private final class Activity: XCTActivity {
    let name: String

    init(_ name: String) {
      self.name = name
    }

    func add(_ attachment: XCTAttachment) { CurrentTest.add(attachment) }
  }

  /// Runs a named part of a test.
  ///
  /// - Returns: The block's result.
  @preconcurrency @MainActor
  public static func runActivity<Result>(
    named name: String,
    block: @MainActor (any XCTActivity) throws -> Result
  ) rethrows -> Result {
    try block(Activity(name))
  }
}
