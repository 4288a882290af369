import Foundation

/// The command lines that start the process of a device.
package struct Sandbox: Sendable {
  /// The program that isolates processes; nil if there is none, or the system does not permit it.
  package let isolator: String?
  /// The folder of the Swift libraries, unless it is among the system's folders.
  private let swiftLibraries: String?

  /// The folders of the system that every process sees, read-only.
  private static let systemFolders = ["/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64"]
  /// What the libraries of a process read among the settings of the system.
  private static let settings = [
    "alternatives", "ca-certificates", "ca-certificates.conf", "fonts", "hosts", "ld.so.cache",
    "ld.so.conf", "ld.so.conf.d", "localtime", "mime.types", "nsswitch.conf", "resolv.conf", "ssl",
    "timezone",
  ]
  /// The places of a device's folders in its sandbox.
  private static let filesPlace = "/device"
  private static let socketPlace = "/run/rostrum"

  package init(isolator: String?, swiftLibraries: String? = nil) {
    self.isolator = isolator
    self.swiftLibraries = swiftLibraries
  }

  /// The number of processes around the app: the isolator outside of the sandbox, and its first
  /// process inside.
  var wrapperCount: Int { isolator == nil ? 0 : 2 }

  /// Returns the environment of a process: what the app's scheme and the front set, and nothing of the
  /// front's own environment.
  package func environment(for launch: DeviceLaunch) -> [String: String] {
    let isIsolated = isolator != nil
    let files = isIsolated ? Self.filesPlace : launch.files.path
    let socket = isIsolated ? "\(Self.socketPlace)/app.sock" : launch.socketPath
    let own = [
      "DATA": files, "HOME": files, "CFFIXED_USER_HOME": files, "SOCKET": socket,
      "TMPDIR": isIsolated ? "/tmp" : "\(files)/tmp", "PATH": "/usr/local/bin:/usr/bin:/bin",
      // Heaps per thread would cost an idle process memory.
      "MALLOC_ARENA_MAX": "2",
    ]
    return ["SWIFT_BACKTRACE": backtraces].merging(launch.app.environment) { $1 }
      .merging(launch.environment) { $1 }.merging(own) { $1 }
  }

  /// The setting of Swift's runtime by which a trap reports the calls of its thread.
  private var backtraces: String {
    guard backtracer != nil else { return "enable=no" }
    return "enable=yes,interactive=no,color=no,threads=crashed,registers=none,images=none"
  }

  /// The folder of the program that reports calls; nil if there is none.
  private var backtracer: String? {
    let libraries = swiftLibraries ?? "/usr/lib/swift/linux"
    let folder = libraries.replacing("/lib/swift/", with: "/libexec/swift/")
    return FileManager.default.isExecutableFile(atPath: "\(folder)/swift-backtrace") ? folder : nil
  }

  /// Returns the program and arguments that start a process.
  package func command(for launch: DeviceLaunch) -> [String] {
    let limits = launch.limits
    let outer = [
      "prlimit", "--core=0", "--nofile=\(limits.openFiles)",
      // A backstop for one that grows faster than it is watched. Stacks of threads count too.
      "--data=\(2 * limits.memory + (512 << 20))", "--",
    ]
    let program = [launch.app.program] + launch.app.arguments
    guard let isolator else {
      return outer + ["setpriv", "--no-new-privs", "--pdeathsig", "TERM", "--"] + program
    }
    return outer + [isolator] + isolation(for: launch)
      // The number counts the processes of this sandbox only inside of it.
      + ["--", "prlimit", "--nproc=\(limits.processes)", "--"] + program
  }

  private func isolation(for launch: DeviceLaunch) -> [String] {
    let bundle = (launch.app.program as NSString).deletingLastPathComponent
    // The system's folders are there already.
    let ofSwift = swiftLibraries == nil ? [] : [swiftLibraries, backtracer].compactMap(\.self)
    let readable = [bundle] + launch.app.readableFolders + ofSwift
    var options = [
      "--unshare-user", "--unshare-pid", "--unshare-ipc", "--unshare-uts", "--unshare-cgroup-try",
      "--die-with-parent", "--new-session", "--cap-drop", "ALL",
    ]
    for folder in Self.systemFolders { options += ["--ro-bind-try", folder, folder] }
    for name in Self.settings { options += ["--ro-bind-try", "/etc/\(name)", "/etc/\(name)"] }
    options += ["--proc", "/proc", "--dev", "/dev"]
    options += ["--bind", "\(launch.files.path)/tmp", "/tmp"]
    options += ["--bind", launch.files.path, Self.filesPlace]
    options += ["--bind", launch.socketFolder.path, Self.socketPlace]
    for folder in readable { options += ["--ro-bind", folder, folder] }
    return options + ["--chdir", bundle]
  }
}

extension Sandbox {
  /// Finds out whether processes can be isolated here.
  ///
  /// - Parameter runs: Returns whether a command ends with success.
  /// - Returns: The sandbox, and the reason if processes are not isolated.
  package static func found(
    runs: ([String]) -> Bool = Sandbox.runs
  ) -> (sandbox: Sandbox, problem: String?) {
    let libraries = swiftLibraries()
    guard runs(["bwrap", "--version"]) else {
      return (
        Sandbox(isolator: nil, swiftLibraries: libraries),
        "bubblewrap is not installed: apt-get install bubblewrap"
      )
    }
    let trial = [
      "bwrap", "--unshare-user", "--unshare-pid", "--ro-bind", "/", "/", "--proc", "/proc", "--dev",
      "/dev", "--cap-drop", "ALL", "true",
    ]
    guard runs(trial) else {
      return (
        Sandbox(isolator: nil, swiftLibraries: libraries),
        "bubblewrap is installed, but the system does not permit user namespaces to it"
      )
    }
    return (Sandbox(isolator: "bwrap", swiftLibraries: libraries), nil)
  }

  /// Runs a command without output.
  package static func runs(_ command: [String]) -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  /// Returns the folder of the Swift libraries that this process has loaded.
  private static func swiftLibraries() -> String? {
    let maps = SystemFile.text("/proc/self/maps") ?? ""
    let library = maps.split(separator: "\n").first { $0.hasSuffix("/libswiftCore.so") }
    guard let start = library?.firstIndex(of: "/"), let library else { return nil }
    let folder = (String(library[start...]) as NSString).deletingLastPathComponent
    return systemFolders.contains { folder.hasPrefix($0 + "/") } ? nil : folder
  }
}
