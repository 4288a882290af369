import Testing
import UIKit
import UIKitHosting
import UIKitTesting
import UniformTypeIdentifiers

@MainActor
struct UIDocumentPickerViewControllerTests {
  private let screen = UIViewController()
  private let recorder = PickedDocuments()
  private let driver: SceneDriver

  init() {
    driver = SceneDriver(rootViewController: screen)
  }

  private func present(_ picker: UIDocumentPickerViewController) {
    picker.delegate = recorder
    screen.present(picker, animated: true)
    driver.settle()
  }

  private func choice() throws -> FileChoiceValue {
    let choice: FileChoiceValue? =
      if case .choose(let choice) = driver.fileRequest { choice } else { nil }
    return try #require(choice)
  }

  @Test func theSheetAsksForAFile() {
    present(UIDocumentPickerViewController(forOpeningContentTypes: [.pdf]))
    #expect(
      driver.screen == """
        sheet
          bar "Files"
            button "Cancel"
          scroll area
            heading "Choose a File"
            text "This app can access only the file you choose."
            button "Choose File"
        """
    )
  }

  @Test func aChosenFileIsACopyAndThePickerDismissesItself() throws {
    present(UIDocumentPickerViewController(forOpeningContentTypes: [.plainText], asCopy: true))
    let file = try TemporaryFile(named: "notes.txt", "Hello")
    try driver.chooseFiles([file.url])
    let url = try #require(recorder.urls.first)
    #expect(url != file.url)
    #expect(url.lastPathComponent == "notes.txt")
    #expect(url.startAccessingSecurityScopedResource())
    #expect(try String(contentsOf: url, encoding: .utf8) == "Hello")
    url.stopAccessingSecurityScopedResource()
    #expect(screen.presentedViewController == nil)
    #expect(recorder.cancelled == 0)
  }

  @Test func severalFilesKeepTheirOrder() throws {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
    picker.allowsMultipleSelection = true
    present(picker)
    #expect(try choice().limit == nil)
    #expect(try choice().accepts == [])
    let files = try ["b.txt", "a.bin", "b.txt"].map { try TemporaryFile(named: $0, $0) }
    try driver.chooseFiles(files.map(\.url))
    #expect(recorder.urls.map(\.lastPathComponent) == ["b.txt", "a.bin", "b.txt"])
    #expect(Set(recorder.urls).count == 3)
  }

  @Test func moreFilesThanOneAreRefused() throws {
    present(UIDocumentPickerViewController(forOpeningContentTypes: [.item]))
    let file = try TemporaryFile(named: "a.txt", "a")
    try driver.chooseFiles([file.url, file.url])
    #expect(driver.find("Choose no more than 1.").count == 1)
    #expect(recorder.urls.isEmpty)
  }

  @Test func typesBecomeWhatBrowsersKnow() throws {
    present(UIDocumentPickerViewController(forOpeningContentTypes: [.pdf, .image]))
    let accepts = try choice().accepts
    #expect(accepts.starts(with: ["application/pdf", ".pdf", "image/*"]))
    #expect(accepts.contains(".heic"))
    #expect(!accepts.contains(".txt"))
  }

  @Test func aTypeWithoutNamesAcceptsAllFiles() throws {
    let own = UTType(exportedAs: "com.example.drawing")
    present(UIDocumentPickerViewController(forOpeningContentTypes: [own, .pdf]))
    #expect(try choice().accepts == [])
  }

  @Test func cancelDismissesAndReachesTheDelegate() throws {
    present(UIDocumentPickerViewController(forOpeningContentTypes: [.item]))
    try driver.tap("Cancel")
    #expect(recorder.cancelled == 1)
    #expect(screen.presentedViewController == nil)
  }

  @Test func swipingTheSheetDownCancels() throws {
    present(UIDocumentPickerViewController(forOpeningContentTypes: [.item]))
    try driver.dismissSheet()
    #expect(recorder.cancelled == 1)
  }

  @Test func theOlderDelegateMethodGetsOneFile() throws {
    let older = OlderDelegate()
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
    picker.delegate = older
    screen.present(picker, animated: true)
    driver.settle()
    let file = try TemporaryFile(named: "a.txt", "a")
    try driver.chooseFiles([file.url])
    #expect(older.url?.lastPathComponent == "a.txt")
  }

  @Test func filesAreSaved() throws {
    let file = try TemporaryFile(named: "report.pdf", "%PDF")
    present(UIDocumentPickerViewController(forExporting: [file.url], asCopy: true))
    #expect(driver.find("Save “report.pdf”", .heading).count == 1)
    #expect(try driver.saveFiles() == [file.url])
    #expect(recorder.urls == [file.url])
    #expect(screen.presentedViewController == nil)
  }

  @Test func aFileThatIsGoneCannotBeSaved() throws {
    let missing = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    present(UIDocumentPickerViewController(forExporting: [missing]))
    #expect(driver.find("Unable to Save File", .heading).count == 1)
    #expect(driver.find("Save", .button).isEmpty)
    try driver.tap("Cancel")
    #expect(recorder.cancelled == 1)
  }

  @Test func anInterruptedTransferCanBeRepeated() throws {
    present(UIDocumentPickerViewController(forOpeningContentTypes: [.item]))
    try driver.failFileTransfer(.interrupted)
    #expect(driver.find("The connection was interrupted. Try again.").count == 1)
    let file = try TemporaryFile(named: "a.txt", "a")
    try driver.chooseFiles([file.url])
    #expect(recorder.urls.count == 1)
  }
}

private final class PickedDocuments: NSObject, UIDocumentPickerDelegate {
  private(set) var urls: [URL] = []
  private(set) var cancelled = 0

  func documentPicker(
    _ controller: UIDocumentPickerViewController,
    didPickDocumentsAt urls: [URL]
  ) {
    self.urls = urls
  }

  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
    cancelled += 1
  }
}

private final class OlderDelegate: NSObject, UIDocumentPickerDelegate {
  private(set) var url: URL?

  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {
    self.url = url
  }
}
