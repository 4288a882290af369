import Foundation
import TestHosting
import Testing
import XCTest

/// A failure of the running test, of XCTest or of Swift Testing, at a place in its file.
struct TestIssue {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  private var location: SourceLocation {
    SourceLocation(
      fileID: "\(fileID)",
      filePath: "\(filePath)",
      line: Int(line),
      column: Int(column)
    )
  }

  func record(_ message: String) {
    if Test.current != nil {
      Issue.record(Comment(rawValue: message), sourceLocation: location)
    } else {
      XCTFail(message, file: filePath, line: line)
    }
  }

  /// Adds files to the report of the running test.
  func attach(_ attachments: [XCTAttachment]) {
    guard !attachments.isEmpty else { return }
    guard Test.current == nil else {
      for attachment in attachments {
        guard let content = attachment.content else { continue }
        let name = "\(attachment.name ?? "attachment").\(attachment.pathExtension)"
        Attachment.record([UInt8](content), named: name, sourceLocation: location)
      }
      return
    }
    onMainThread(with: attachments) { attachments in
      XCTContext.runActivity(named: "Attached Failure Diff") { activity in
        for attachment in attachments { activity.add(attachment) }
      }
    }
  }
}
