import Foundation
import Testing
import UIKit
import UIKitHosting

/// Apple: `init(named:in:compatibleWith:)` of `UIImage`.
struct UIImageNamedTests {
  /// 3 by 2 pixels.
  private static let png =
    "iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAYAAACddGYaAAAAC0lEQVR4nGNgQAcAABIAAeRMWf8AAAAASUVORK5CYII="
  /// 5 by 7 pixels.
  private static let gif = "R0lGODlhBQAHAIAAAAAAAP///yH5BAEAAAAALAAAAAAFAAcAAAIFhI+py1kAOw=="

  private let folder: URL
  private let bundle: Bundle

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(
      path: "rostrum-tests/\(UUID().uuidString)",
      directoryHint: .isDirectory
    )
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    bundle = try #require(Bundle(url: folder))
  }

  private func write(_ base64: String, _ name: String) throws {
    try #require(Data(base64Encoded: base64)).write(to: folder.appending(path: name))
  }

  private func image(_ name: String) -> UIImage? {
    UIImage(named: name, in: bundle, compatibleWith: nil)
  }

  @Test func aNameWithoutExtensionIsThatOfAPNG() throws {
    try write(Self.png, "dot.png")
    try write(Self.gif, "sign.gif")
    #expect(image("dot")?.size == CGSize(width: 3, height: 2))
    #expect(image("dot.png") == image("dot"))
    #expect(image("sign") == nil)
    #expect(image("sign.gif")?.size == CGSize(width: 5, height: 7))
  }

  @Test func theLargestIsTakenWithItsScale() throws {
    try write(Self.png, "mark.png")
    try write(Self.gif, "mark@2x.png")
    try write(Self.png, "flag@2x.png")
    try write(Self.png, "flag@3x.png")
    #expect(image("mark")?.scale == 2)
    #expect(image("mark")?.size == CGSize(width: 2.5, height: 3.5))
    #expect(image("mark@2x")?.scale == 2)
    #expect(image("flag")?.size == CGSize(width: 1, height: CGFloat(2) / 3))
    // Files are cached after the first read.
    try FileManager.default.removeItem(at: folder.appending(path: "flag@3x.png"))
    #expect(image("flag")?.scale == 3)
  }

  @Test func aNameOfNoFileIsNil() throws {
    #expect(image("nothing") == nil)
    #expect(UIImage(named: "nothing") == nil)
    try Data("no picture".utf8).write(to: folder.appending(path: "text.png"))
    #expect(image("text") == nil)
  }

  @Test func bytesHaveTheScaleThatTheyAreGiven() throws {
    let data = try #require(Data(base64Encoded: Self.png))
    #expect(UIImage(data: data)?.scale == 1)
    #expect(UIImage(data: data, scale: 2)?.size == CGSize(width: 1.5, height: 1))
  }
}
