import Cryptography
import Foundation
import Testing

struct OpenSSLTests {
  @Test func hashesWhileTheProcessExits() async {
    await #expect(processExitsWith: .success) {
      // Handlers run in the opposite order of their registration: this one after OpenSSL's.
      atexit { _ = SHA256.digest(of: Data("late".utf8)) }
      _ = SHA256.digest(of: Data("early".utf8))
      exit(EXIT_SUCCESS)
    }
  }
}
