import AppTesting
import Foundation
import Synchronization
import Testing

@testable import AppFront

/// Processes of this machine, which are shells.
struct SpawnedProcessTests {
  private static let sandbox = Sandbox.found().sandbox

  /// Runs a script as the process of a device.
  private func run(
    _ script: String,
    in sandbox: Sandbox,
    at folder: TemporaryFolder,
    body: (any DeviceProcess, Printed) async throws -> Void = { _, _ in }
  ) async throws -> ProcessEnding {
    let bundle = folder.file("App.app")
    try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
    let program = try folder.write(Data("#!/bin/sh\n\(script)\n".utf8), to: "App.app/app")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    let files = folder.file("devices/1/files")
    let sockets = folder.file("sockets/1")
    for url in [files.appendingPathComponent("tmp"), sockets, folder.file("devices/2/files")] {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }
    let launch = DeviceLaunch(
      app: ServedApp(name: "App", program: program.path, environment: ["SCHEME": "set"]),
      files: files,
      socketFolder: sockets,
      environment: ["LANG": "de_CH.UTF-8"],
      limits: ProcessLimits(memory: 256 << 20)
    )
    let (endings, sink) = AsyncStream<ProcessEnding>.makeStream()
    let printed = Printed()
    let process = try SpawningLauncher(sandbox: sandbox) { text in
      printed.text.withLock { $0 += text }
    }.start(launch) { sink.yield($0) }
    try await body(process, printed)
    return try #require(await endings.first { _ in true })
  }

  private final class Printed: Sendable {
    let text = Mutex("")

    func contains(_ part: String) -> Bool { text.withLock { $0.contains(part) } }
  }

  private static let sandboxes = [Sandbox(isolator: nil), sandbox]

  @Test(arguments: [false, true])
  func aProcessHasLimitsAndNoneOfTheFrontsVariablesAndFiles(isIsolated: Bool) async throws {
    let sandbox = isIsolated ? Self.sandbox : Sandbox(isolator: nil)
    setenv("FRONT_SECRET", "secret", 1)
    let socket = try LocalSocket(listens: true)
    let ending = try await run(
      "env; ulimit -n; ls -l /proc/self/fd; grep NoNewPrivs /proc/self/status",
      in: sandbox,
      at: TemporaryFolder()
    )
    withExtendedLifetime(socket) {}
    #expect(ending.code == 0)
    let lines = Set(ending.output.split(separator: "\n").map(String.init))
    #expect(lines.isSuperset(of: ["SCHEME=set", "LANG=de_CH.UTF-8", "1024", "NoNewPrivs:\t1"]))
    #expect(!ending.output.contains("FRONT_SECRET"))
    #expect(!ending.output.contains("socket:"), "\(ending.output)")
  }

  @Test func theCodeAndTheLastOutputOfAProcessAreKnown() async throws {
    for sandbox in Self.sandboxes {
      let script = "echo first; echo trap >&2; exit 7"
      let ending = try await run(script, in: sandbox, at: TemporaryFolder())
      #expect(ending.code == 7)
      #expect(ending.output == "first\ntrap\n")
      #expect(try await run("kill -ILL $$", in: sandbox, at: TemporaryFolder()).code == -4)
    }
  }

  @Test func aProcessThatIsAskedToEndCanSave() async throws {
    for sandbox in Self.sandboxes {
      let ending = try await run(
        "trap 'echo saved; exit 0' TERM; echo ready; while :; do sleep 0.01; done",
        in: sandbox,
        at: TemporaryFolder()
      ) { process, printed in
        await until { printed.contains("ready") }
        #expect((process.memory ?? 0) > 0)
        process.terminate()
      }
      #expect(ending.output == "ready\nsaved\n")
      #expect(ending.code == 0)
    }
  }

  @Test func aProcessThatDoesNotEndIsKilled() async throws {
    for sandbox in Self.sandboxes {
      let ending = try await run(
        "trap '' TERM; echo ready; while :; do sleep 0.01; done",
        in: sandbox,
        at: TemporaryFolder()
      ) { process, printed in
        await until { printed.contains("ready") }
        process.terminate()
        process.kill()
      }
      #expect(ending.code == -9)
    }
  }

  @Test(.enabled(if: sandbox.isolator != nil, "bubblewrap cannot be used here"))
  func aProcessInASandboxSeesItsOwnFilesAlone() async throws {
    let folder = TemporaryFolder()
    let ending = try await run(
      """
      cat \(folder.url.path)/devices/2/files/secret
      ls \(folder.url.path) /home /root /run /var
      echo mine > /device/note && echo changed > \(folder.url.path)/App.app/app
      ls /proc | grep -c '^[0-9]'
      """,
      in: Self.sandbox,
      at: folder
    )
    let note = folder.file("devices/1/files/note")
    #expect(try String(contentsOf: note, encoding: .utf8) == "mine\n")
    #expect(ending.output.contains("devices/2/files/secret: No such file"))
    #expect(ending.output.contains("App.app/app: Read-only file system"))
    #expect(ending.output.contains("\(folder.url.path):\nApp.app\n"))
    for place in ["/home", "/root", "/var"] {
      #expect(ending.output.contains("'\(place)': No such file"), "\(ending.output)")
    }
    #expect(ending.output.contains("/run:\nrostrum\n"))
    let processes = ending.output.split(separator: "\n").last.flatMap { Int($0) }
    #expect((processes ?? .max) < 6)
  }

  @Test func withoutIsolationTheReasonIsKnown() {
    #expect(Sandbox.found { _ in false }.problem?.contains("not installed") == true)
    let refused = Sandbox.found { $0.last == "--version" }
    #expect(refused.problem?.contains("does not permit") == true)
    #expect(refused.sandbox.isolator == nil)
    #expect(Sandbox.found { _ in true }.problem == nil)
  }
}
