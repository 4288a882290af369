import Foundation
import Glibc

/// The right to build and run a project, which one process at a time has.
///
/// It ends with the process that has it, however that ends.
package struct ProjectLock: ~Copyable {
  private let descriptor: Int32

  /// Takes the lock.
  ///
  /// - Parameter folder: The project's folder for what is generated.
  /// - Throws: ``AppBuildingError`` that names the process that has it, or an error of the file system.
  init(in folder: String) throws {
    let file = "\(folder)/lock"
    let descriptor = open(file, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      throw AppBuildingError("\(file) cannot be opened: \(String(cString: strerror(errno))).")
    }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      close(descriptor)
      let owner = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
      throw AppBuildingError(
        "The project is already built and run by the process \(owner). Stop it first."
      )
    }
    ftruncate(descriptor, 0)
    let owner = "\(getpid())"
    pwrite(descriptor, owner, owner.utf8.count, 0)
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
  }
}
