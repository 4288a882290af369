import Foundation
import Synchronization
import Testing
import UIKit
import UIKitTesting

/// Apple: `UIPasteboard`.
@MainActor
struct UIPasteboardTests {
  private let log = CallLog()
  private let driver = SceneDriver(rootViewController: UIViewController())

  private func inApp(_ body: () -> Void) {
    (driver.scene as? _SceneRuntime)?.turn(body)
  }

  private var picture: UIImage? {
    let base64 =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhg"
      + "GAWjR9awAAAABJRU5ErkJggg=="
    return Data(base64Encoded: base64).flatMap { UIImage(data: $0) }
  }

  // MARK: Values

  @Test func copiedTextIsSentToTheDisplayOnce() {
    inApp { UIPasteboard.general.string = "Hello" }
    inApp { #expect(UIPasteboard.general.string == "Hello") }
    #expect(driver.display.copied == ["Hello"])
  }

  @Test func anAddressIsAText() {
    inApp {
      #expect(!UIPasteboard.general.hasStrings)
      UIPasteboard.general.url = URL(string: "https://example.org/7")
      #expect(UIPasteboard.general.string == "https://example.org/7")
      #expect(UIPasteboard.general.hasURLs)
      UIPasteboard.general.string = "no address"
      #expect(!UIPasteboard.general.hasURLs)
      UIPasteboard.general.string = "https://example.org/8"
      #expect(UIPasteboard.general.url?.path == "/8")
    }
  }

  @Test func everyItemHasAValue() {
    inApp {
      let board = UIPasteboard.general
      board.strings = ["a", "b"]
      #expect(board.numberOfItems == 2)
      #expect(board.string == "a")
      #expect(board.strings == ["a", "b"])
      board.urls = [URL(fileURLWithPath: "/a"), URL(fileURLWithPath: "/b")]
      #expect(board.urls?.map(\.path) == ["/a", "/b"])
      board.colors = [.red, .blue]
      #expect(board.colors == [.red, .blue])
      #expect(board.color == .red && board.hasColors)
      #expect(!board.hasStrings && !board.hasImages && !board.hasURLs)
    }
  }

  @Test func nilEmptiesAPasteboard() {
    inApp {
      let board = UIPasteboard.general
      board.string = "a"
      board.string = nil
      #expect(board.string == nil && board.strings == nil)
      #expect(board.numberOfItems == 0 && board.types == [])
      board.color = nil
      board.image = nil
      board.url = nil
      #expect(board.items.isEmpty)
    }
    #expect(driver.display.copied == [""])
  }

  @Test func aPictureKeepsTheTypeOfItsFile() throws {
    let picture = try #require(picture)
    inApp {
      let board = UIPasteboard.general
      board.image = picture
      #expect(board.hasImages)
      #expect(board.types == ["public.png"])
      #expect(board.data(forPasteboardType: "public.png")?.starts(with: [0x89, 0x50]) == true)
      #expect(board.data(forPasteboardType: "public.jpeg") == nil)
      board.setData(Data("no picture".utf8), forPasteboardType: "public.png")
      #expect(board.image == nil && !board.hasImages)
      board.image = UIImage(systemName: "star")
      #expect(board.image != nil)
      #expect(board.data(forPasteboardType: "public.png") == nil)
    }
  }

  // MARK: Representations

  @Test func anItemHasRepresentationsByTheirTypes() {
    inApp {
      let board = UIPasteboard.general
      board.items = [
        ["public.utf8-plain-text": "Ana", "org.example.person": Data([1, 2])],
        ["org.example.person": Data([3])],
      ]
      #expect(board.types == ["org.example.person", "public.utf8-plain-text"])
      #expect(board.types(forItemSet: nil)?.count == 2)
      #expect(board.types(forItemSet: IndexSet(integer: 1)) == [["org.example.person"]])
      #expect(board.string == "Ana")
      #expect(board.data(forPasteboardType: "org.example.person") == Data([1, 2]))
      #expect(board.data(forPasteboardType: "public.utf8-plain-text") == Data("Ana".utf8))
      #expect(
        board.data(forPasteboardType: "org.example.person", inItemSet: nil)
          == [Data([1, 2]), Data([3])]
      )
      #expect(board.value(forPasteboardType: "public.utf8-plain-text") as? String == "Ana")
      #expect(
        board.values(
          forPasteboardType: "public.utf8-plain-text",
          inItemSet: IndexSet([0, 1])
        ) as? [String] == ["Ana"]
      )
    }
  }

  @Test func itemsAreFoundByTheirTypes() {
    inApp {
      let board = UIPasteboard.general
      board.items = [["a": 1], ["b": 2], ["a": 3]]
      #expect(board.contains(pasteboardTypes: ["a", "c"]))
      #expect(!board.contains(pasteboardTypes: ["b"]))
      #expect(board.contains(pasteboardTypes: ["b"], inItemSet: IndexSet(integer: 1)))
      #expect(!board.contains(pasteboardTypes: ["a"], inItemSet: nil))
      #expect(board.itemSet(withPasteboardTypes: ["a"]) == IndexSet([0, 2]))
      #expect(board.itemSet(withPasteboardTypes: ["c"]) == nil)
    }
  }

  @Test func itemsThatAreNotThereAreLeftOut() {
    inApp {
      let board = UIPasteboard.general
      board.setValue("x", forPasteboardType: "a")
      let far = IndexSet([0, 7])
      #expect(board.types(forItemSet: far) == [["a"]])
      #expect(board.data(forPasteboardType: "a", inItemSet: far) == [Data("x".utf8)])
      #expect(!board.contains(pasteboardTypes: ["a"], inItemSet: IndexSet(integer: 7)))
    }
  }

  @Test func itemsAreAppended() {
    inApp {
      let board = UIPasteboard.general
      board.string = "a"
      board.addItems([["public.utf8-plain-text": "b"]])
      #expect(board.strings == ["a", "b"])
    }
  }

  // MARK: Names

  @Test func pasteboardsOfANameShareTheirContent() {
    inApp {
      let name = UIPasteboard.Name("org.example.board")
      #expect(UIPasteboard(name: name, create: false) == nil)
      let board = UIPasteboard(name: name, create: true)
      board?.string = "mine"
      let other = UIPasteboard(name: name, create: false)
      #expect(other?.string == "mine" && other?.name == name)
      #expect(other?.changeCount == 1)
      #expect(UIPasteboard.general.string == nil)
      #expect(UIPasteboard(name: .general, create: false)?.name == .general)
    }
    #expect(driver.display.copied == [])
  }

  @Test func pasteboardsAreUniqueWhereNoNameIsGiven() {
    inApp {
      let (one, two) = (UIPasteboard.withUniqueName(), UIPasteboard.withUniqueName())
      one.string = "one"
      #expect(one.name != two.name && two.string == nil)
      #expect(!one.isPersistent)
    }
  }

  @Test func aRemovedPasteboardIsEmpty() {
    inApp {
      let board = UIPasteboard.withUniqueName()
      board.string = "a"
      UIPasteboard.remove(withName: board.name)
      #expect(board.string == nil)
      #expect(UIPasteboard(name: board.name, create: false) == nil)
      UIPasteboard.general.string = "b"
      UIPasteboard.remove(withName: .general)
      #expect(UIPasteboard.general.string == "b")
    }
  }

  @Test func appsHaveSeparatePasteboards() {
    inApp { UIPasteboard.general.string = "mine" }
    let other = SceneDriver(rootViewController: UIViewController())
    (other.scene as? _SceneRuntime)?.turn { #expect(UIPasteboard.general.string == nil) }
  }

  // MARK: Options

  @Test func itemsExpire() {
    inApp {
      let board = UIPasteboard.general
      let date = driver.clock.date.addingTimeInterval(60)
      board.setItems([["public.utf8-plain-text": "a"]], options: [.expirationDate: date])
      // Appended items do not extend the lifetime of others.
      board.addItems([["public.utf8-plain-text": "b"]])
      #expect(board.strings == ["a", "b"])
    }
    driver.clock.advance(by: .seconds(61))
    inApp {
      let board = UIPasteboard.general
      #expect(!board.hasStrings && board.numberOfItems == 0)
      board.addItems([["public.utf8-plain-text": "c"]])
      #expect(board.strings == ["c"])
    }
  }

  @Test func localItemsStayInTheApp() {
    inApp {
      let board = UIPasteboard.general
      board.setItems([["public.utf8-plain-text": "secret"]], options: [.localOnly: true])
      board.addItems([["public.utf8-plain-text": "more"]])
      #expect(board.strings == ["secret", "more"])
    }
    #expect(driver.display.copied == [])
    inApp { UIPasteboard.general.string = "public" }
    #expect(driver.display.copied == ["public"])
  }

  // MARK: Changes

  @Test func changesAreCountedAndPosted() {
    let watcher = PasteboardWatcher(log)
    inApp {
      watcher.watch()
      let board = UIPasteboard.general
      board.string = "a"
      board.color = .red
      #expect(board.changeCount == 2)
    }
    #expect(
      log.take() == [
        "changed +public.utf8-plain-text -",
        "changed +com.apple.uikit.color -public.utf8-plain-text",
      ]
    )
    inApp {
      let board = UIPasteboard.withUniqueName()
      board.string = "a"
      _ = log.take()
      UIPasteboard.remove(withName: board.name)
    }
    #expect(log.take() == ["removed"])
  }

  // MARK: Item providers

  @Test func objectsAreItems() throws {
    let picture = try #require(picture)
    inApp {
      let board = UIPasteboard.general
      board.setObjects(["a", "b"])
      #expect(board.strings == ["a", "b"])
      #expect(board.value(forPasteboardType: "public.utf8-plain-text") as? String == "a")
      board.setObjects([picture, UIColor.red])
      #expect(board.hasImages && board.hasColors)
      board.setObjects([NSURL(fileURLWithPath: "/7")])
      #expect(board.url?.path == "/7")
      board.setObjects(
        ["late"],
        localOnly: true,
        expirationDate: driver.clock.date.addingTimeInterval(-1)
      )
      #expect(board.string == nil)
    }
    #expect(!driver.display.copied.contains("late"))
  }

  @Test func anItemProviderIsReturnedUnchanged() {
    inApp {
      let provider = NSItemProvider(object: NSString(string: "a"))
      provider.suggestedName = "Letter"
      UIPasteboard.general.itemProviders = [provider]
      #expect(UIPasteboard.general.itemProviders == [provider])
      UIPasteboard.general.addItems([["public.utf8-plain-text": "b"]])
      #expect(UIPasteboard.general.itemProviders.first === provider)
      #expect(UIPasteboard.general.itemProviders.count == 2)
    }
  }

  @Test func itemsOfTypesHaveProviders() async {
    var providers: [NSItemProvider] = []
    inApp {
      UIPasteboard.general.items = [
        ["public.utf8-plain-text": "Ana", "org.example.person": Data([1])]
      ]
      providers = UIPasteboard.general.itemProviders
      UIPasteboard.general.color = .red
      providers += UIPasteboard.general.itemProviders
    }
    #expect(
      providers.first?.registeredTypeIdentifiers
        == ["org.example.person", "public.utf8-plain-text"]
    )
    #expect(providers.last?.canLoadObject(ofClass: UIColor.self) == true)
    let text = await withCheckedContinuation { continuation in
      _ = providers.first?.loadObject(ofClass: String.self) { text, _ in
        continuation.resume(returning: text)
      }
    }
    #expect(text == "Ana")
  }

  @Test func aRepresentationMayBeProvidedLater() async {
    let source = LateSource()
    inApp { UIPasteboard.general.itemProviders = [source.provider] }
    inApp { #expect(UIPasteboard.general.string == nil) }
    source.finish("late")
    while driver.display.copied.last != "late" { await Task.yield() }
    inApp {
      #expect(UIPasteboard.general.string == "late")
      #expect(UIPasteboard.general.changeCount == 1)
    }
  }

  @Test func aLateRepresentationOfReplacedItemsIsIgnored() async {
    let (old, new) = (LateSource(), LateSource())
    inApp {
      UIPasteboard.general.itemProviders = [old.provider]
      UIPasteboard.general.itemProviders = [new.provider]
    }
    old.finish("old")
    new.finish("new")
    while driver.display.copied.last != "new" { await Task.yield() }
    #expect(!driver.display.copied.contains("old"))
  }
}

/// A provider that delivers its text on demand.
private final class LateSource: Sendable {
  private let done = Mutex<(@Sendable (Data?, (any Error)?) -> Void)?>(nil)

  var provider: NSItemProvider {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(
      forTypeIdentifier: "public.utf8-plain-text",
      visibility: .all
    ) { [self] done in
      self.done.withLock { $0 = done }
      return nil
    }
    return provider
  }

  func finish(_ text: String) {
    let done = done.withLock(\.self)
    done?(Data(text.utf8), nil)
  }
}

@MainActor
private final class PasteboardWatcher: NSObject {
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
  }

  func watch() {
    let names = [UIPasteboard.changedNotification, UIPasteboard.removedNotification]
    let selectors = [
      Selector(PasteboardWatcher.changed(_:)), Selector(PasteboardWatcher.removed(_:)),
    ]
    for (name, selector) in zip(names, selectors) {
      NotificationCenter.default.addObserver(self, selector: selector, name: name, object: nil)
    }
  }

  private func changed(_ notification: Notification) {
    let types = [
      UIPasteboard.changedTypesAddedUserInfoKey, UIPasteboard.changedTypesRemovedUserInfoKey,
    ]
    .map { (notification.userInfo?[$0] as? [String] ?? []).joined(separator: ",") }
    log("changed +\(types[0]) -\(types[1])")
  }

  private func removed(_ notification: Notification) {
    log("removed")
  }
}
