import Foundation
import Testing
import UIKitHosting

struct FileTransferTests {
  @Test(arguments: [
    ("a.png", "image/png", true), ("A.PNG", "IMAGE/PNG", true), ("a.pdf", "", true),
    ("a.png", "", false), ("a.txt", "text/plain", true), ("a.html", "text/html", false),
    ("pdf", "", false),
  ])
  func aChoiceAcceptsMediaTypesKindsAndExtensions(name: String, type: String, isAccepted: Bool) {
    let choice = FileChoiceValue(token: "", accepts: ["image/*", ".pdf", "text/plain"], limit: 1)
    #expect(choice.accepts(name: name, mediaType: type) == isAccepted)
  }

  @Test func aChoiceWithoutTypesAcceptsAll() {
    #expect(FileChoiceValue(token: "", accepts: [], limit: 1).accepts(name: "", mediaType: ""))
  }

  @Test(arguments: [
    ("a.txt", "a.txt"), ("../a.txt", "a.txt"), ("..", "file"), ("", "file"), ("/", "file"),
    ("...a", "a"), ("a\u{202E}b", "ab"), ("C:\\x\\y.txt", "y.txt"), ("a:b.txt", "ab.txt"),
    (" a", "a"), ("名称.pdf", "名称.pdf"), ("👨‍👩‍👧.png", "👨👩👧.png"),
  ])
  func aSafeNameIsOneVisibleComponent(name: String, safe: String) {
    #expect(ReceivedFile.safeName(name) == safe)
  }

  @Test func aLongNameKeepsItsExtension() {
    let safe = ReceivedFile.safeName(String(repeating: "é", count: 500) + ".jpeg")
    #expect(safe.utf8.count <= 200)
    #expect(safe.hasSuffix("é.jpeg"))
    // Without an extension, the end is cut off.
    let other = ReceivedFile.safeName("a." + String(repeating: "b", count: 500))
    #expect(other.utf8.count == 200)
  }
}
