import Foundation
import Testing
import UIKit

struct URLDirectoryTests {
  @Test func directoriesAreThoseOfTheFileManager() throws {
    let pairs: [(URL, FileManager.SearchPathDirectory)] = [
      (.documentsDirectory, .documentDirectory), (.cachesDirectory, .cachesDirectory),
      (.libraryDirectory, .libraryDirectory), (.downloadsDirectory, .downloadsDirectory),
      (.applicationSupportDirectory, .applicationSupportDirectory),
    ]
    for (url, directory) in pairs {
      let expected = FileManager.default.urls(for: directory, in: .userDomainMask).first
      #expect(url == expected ?? .homeDirectory)
    }
  }
}
